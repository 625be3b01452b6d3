import { checkIndexFile, toRows, type IndexedPage, type IndexedSection } from './indexFile';
import { readPostings, type Posting } from './postings';
import { readTerms } from './termList';

/** An index ready for queries. Postings are decoded when a query first needs them. */
export interface SearchIndex {
  language: string;
  origin: string;
  pages: readonly IndexedPage[];
  sections: readonly IndexedSection[];
  /** Number of the parent of each section, -1 for pages. */
  parents: readonly number[];
  terms: readonly string[];
  postingsOf(term: number): readonly Posting[];
  /** Number of the first term that does not sort before the text (binary search). */
  firstFrom(text: string): number;
}

/** The parent of a section is the nearest heading of a higher rank above it on its page. */
function findParents(sections: readonly IndexedSection[]): number[] {
  const open: number[] = [];
  return sections.map(([page, level], number) => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const section = sections[last];
      if (section?.[0] === page && section[1] < level) break;
      open.pop();
    }
    const parent = open.at(-1) ?? -1;
    open.push(number);
    return parent;
  });
}

/**
 * Opens an index file.
 *
 * @param data the parsed JSON
 * @throws Error if it is not an index or is incomplete
 */
export function openIndex(data: unknown): SearchIndex {
  const file = checkIndexFile(data);
  const terms = readTerms(file.terms);
  const sections = toRows(file.sections);
  const lines = file.postings.split('\n');
  const read: Posting[][] = [];
  return {
    language: file.language,
    origin: file.origin,
    pages: file.pages,
    sections,
    parents: findParents(sections),
    terms,
    postingsOf: (term) => (read[term] ??= readPostings(lines[term] ?? '')),
    firstFrom(text) {
      let low = 0;
      let high = terms.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((terms[middle] ?? '') < text) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
