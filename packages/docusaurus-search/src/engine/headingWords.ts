import type { IndexedPage, IndexedSection } from './indexFile';
import { findWords, formsOf, isHan, wordOf } from './tokenize';

/** The end of a section's URL, which names it, too: `umd-name` for the page `lib.umdName`. */
function slugOf(pages: readonly IndexedPage[], [page, , anchor]: IndexedSection): string {
  return anchor || (pages[page]?.path.split('/').filter(Boolean).at(-1) ?? '');
}

/**
 * Finds the words in headings and at the ends of their URLs. In Chinese the URL has the English
 * words for a heading.
 *
 * @returns the forms of each word and the sections with it in their heading, sorted by forms
 */
export function headingWords(
  pages: readonly IndexedPage[],
  sections: readonly IndexedSection[],
): [forms: string[], sections: number[]][] {
  /** The sections with each word, by its forms. */
  const found = new Map<string, number[]>();
  /** The same by its spelling, as finding the forms takes most of the time. */
  const bySpelling = new Map<string, number[]>();
  sections.forEach((section, number) => {
    for (const word of findWords(`${section[3]} ${slugOf(pages, section)}`)) {
      let list = bySpelling.get(word.text);
      if (!list) {
        const forms = formsOf(wordOf(word)).join(' ');
        list = found.get(forms) ?? [];
        found.set(forms, list);
        bySpelling.set(word.text, list);
      }
      if (list.at(-1) !== number) list.push(number);
    }
  });
  const sorted = [...found.keys()].sort();
  return sorted.map((forms) => [forms.split(' '), found.get(forms) ?? []]);
}

/**
 * Whether the build and every browser find the same words: browsers split Chinese text differently,
 * so the index can't rely on their finding a Chinese word in a heading.
 */
export function isFoundAlike(forms: readonly string[]): boolean {
  return !isHan(forms[0] ?? '');
}
