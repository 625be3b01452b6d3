import { headingWords, isFoundAlike } from './headingWords';
import { readSections, type IndexedSection, type IndexFile, type TextFile } from './indexFile';
import { readPostings, writePostings } from './postings';
import { readTerms } from './termList';
import { formsOfSpelling, keepWhole, tokenize, type Word } from './tokenize';

/** An index ready for queries. */
export type SearchIndex = ReturnType<typeof openIndex>;

/** The parent of a section is the nearest heading of a higher rank above it on its page. */
function findParents(sections: readonly IndexedSection[]): number[] {
  /** The last section of each level; the page itself, the only one of level 1, ends all others. */
  const open: number[] = [];
  return sections.map(([, level], number) => {
    open.splice(level);
    open[level] = number;
    return open.flat().at(-2) ?? -1;
  });
}

/** Where each word with a form occurs. */
type ByForm<T> = Map<string, T[]>;

function addForms<T>(byForm: ByForm<T>, forms: readonly string[], occurrences: T): void {
  for (const form of forms) {
    const found = byForm.get(form);
    if (found) found.push(occurrences);
    else byForm.set(form, [occurrences]);
  }
}

/** Finds where the words that have each form occur; the lists of texts are not decoded. */
function findForms(
  file: IndexFile,
  sections: readonly IndexedSection[],
): [inHeading: ByForm<readonly number[]>, inText: ByForm<string>] {
  const inHeading: ByForm<readonly number[]> = new Map();
  const inText: ByForm<string> = new Map();
  const lists = file.postings.split(' ').slice(0, -1);
  let count = 0;
  for (const [forms, found] of headingWords(file.pages, sections)) {
    addForms(inHeading, forms, found);
    if (isFoundAlike(forms)) addForms(inText, forms, lists[count++] ?? '');
  }
  for (const { spelling, first } of readTerms(file.terms))
    addForms(inText, formsOfSpelling(spelling), writePostings([first]) + (lists[count++] ?? ''));
  if (lists.length !== count)
    throw new Error('The search index is incomplete: words and postings differ in number.');
  return [inHeading, inText];
}

function union(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/**
 * Opens an index file. The build that made it made this code, too: the file is named after it.
 *
 * @param data the parsed JSON
 * @throws Error if it is something else, or if the browser finds other words in headings than the
 *   build has
 */
export function openIndex(data: unknown) {
  const file = data as IndexFile | null;
  if (file?.format !== 7) throw new Error('The search index has an unknown format.');
  keepWhole(file.vocabulary);
  const sections = readSections(file);
  const [inHeading, inText] = findForms(file, sections);
  const terms = [...new Set([...inHeading.keys(), ...inText.keys()])].sort();
  const read: Record<'inHeading' | 'inText', number[]>[] = [];
  const headingWords: Word[][] = [];
  const firstOf = (page: number) => sections.findIndex(([other]) => other === page);
  const texts: TextFile[] = [];

  return {
    language: file.language,
    vocabulary: file.vocabulary,
    pages: file.pages,
    sections,
    /** Number of the parent of each section, -1 for pages. */
    parents: findParents(sections),
    /** All terms, sorted by code units. */
    terms,
    /**
     * The numbers of the sections that have a term, in ascending order. They are decoded when a
     * query first needs them.
     */
    postingsOf(number: number) {
      const term = terms[number] ?? '';
      return (read[number] ??= {
        inHeading: union(inHeading.get(term) ?? []),
        inText: union((inText.get(term) ?? []).map(readPostings)),
      });
    },
    /** The words of a section's heading. */
    headingOf: (section: number) =>
      (headingWords[section] ??= tokenize(sections[section]?.[3] ?? '')),
    /** Number of the first term that does not sort before the text (binary search). */
    firstFrom(text: string) {
      let low = 0;
      let high = terms.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((terms[middle] ?? '') < text) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    /** The text below a heading; undefined before the texts of its page have been added. */
    textOf(section: number) {
      const page = sections[section]?.[0] ?? -1;
      return texts[page]?.[section - firstOf(page)];
    },
    hasTexts: (page: number) => texts[page] !== undefined,
    /**
     * Adds the texts of a page, by its number.
     *
     * @param data the parsed JSON
     * @throws Error if it is not the texts of the page
     */
    addTexts(page: number, data: unknown) {
      const added = data as TextFile;
      const count = sections.filter(([other]) => other === page).length;
      if (added.length !== count)
        throw new Error(`Texts of the search index are missing: ${added.length} of ${count}.`);
      texts[page] = added;
    },
  };
}
