import type { IndexedPage, IndexedSection } from './indexFile';
import { formsOf, isHan, tokenize } from './tokenize';

/** The end of a section's URL, which names it, too: `umd-name` for the page `lib.umdName`. */
export function addressOf(pages: readonly IndexedPage[], [page, , anchor]: IndexedSection): string {
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
  const found = new Map<string, Set<number>>();
  sections.forEach((section, number) => {
    for (const word of tokenize(`${section[3]} ${addressOf(pages, section)}`)) {
      const forms = formsOf(word).join(' ');
      found.set(forms, (found.get(forms) ?? new Set()).add(number));
    }
  });
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([forms, inSections]) => [forms.split(' '), [...inSections]]);
}

/**
 * Whether the build and every browser find the same words: browsers split Chinese text differently,
 * so the index can't rely on their finding a Chinese word in a heading.
 */
export function isFoundAlike(forms: readonly string[]): boolean {
  return !isHan(forms[0] ?? '');
}
