import {
  checkIndexFile,
  checkTextFile,
  toRows,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  type TextFile,
} from './indexFile';
import { readPostings } from './postings';
import { readTerms } from './termList';
import { termsOf, tokenize, type Word } from './tokenize';

/** The numbers of the sections that have a term, in ascending order. */
export interface Postings {
  inHeading: readonly number[];
  inText: readonly number[];
}

/** An index ready for queries. Postings are decoded when a query first needs them. */
export interface SearchIndex {
  language: string;
  origin: string;
  pages: readonly IndexedPage[];
  sections: readonly IndexedSection[];
  /** Number of the parent of each section, -1 for pages. */
  parents: readonly number[];
  /** All terms, sorted by code units. */
  terms: readonly string[];
  postingsOf(term: number): Postings;
  /** The words of a section's heading. */
  headingOf(section: number): readonly Word[];
  /** Number of the first term that does not sort before the text (binary search). */
  firstFrom(text: string): number;
  /** The text below a heading; undefined before the texts of its page have been added. */
  textOf(section: number): string | undefined;
  hasTexts(page: number): boolean;
  /**
   * Adds the texts of a page, by its number.
   *
   * @param data the parsed JSON
   * @throws Error if it is not the texts of the page
   */
  addTexts(page: number, data: unknown): void;
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
 * The sections with each term in their heading or at the end of their URL, which the file leaves
 * out to be smaller. In Chinese the URL has the English words for a heading.
 */
function findHeadings({ pages }: IndexFile, sections: readonly IndexedSection[]) {
  const byTerm = new Map<string, number[]>();
  sections.forEach(([page, , anchor, heading], section) => {
    const name = anchor || (pages[page]?.path.split('/').at(-1) ?? '');
    for (const term of new Set(termsOf(`${heading} ${name}`))) {
      const found = byTerm.get(term);
      if (found) found.push(section);
      else byTerm.set(term, [section]);
    }
  });
  return byTerm;
}

/**
 * Opens an index file.
 *
 * @param data the parsed JSON
 * @throws Error if it is not an index or is incomplete
 */
export function openIndex(data: unknown): SearchIndex {
  const file = checkIndexFile(data);
  const sections = toRows(file.sections);
  const headings = findHeadings(file, sections);
  const lines = file.postings.split('\n');
  const textTerms = new Map(readTerms(file.terms).map((term, line) => [term, line]));
  const terms = [...new Set([...textTerms.keys(), ...headings.keys()])].sort();
  const read: Postings[] = [];
  const headingWords: Word[][] = [];
  const firstSections = new Map<number, number>();
  sections.forEach(([page], section) => {
    if (!firstSections.has(page)) firstSections.set(page, section);
  });
  const firstOf = (page: number) => firstSections.get(page) ?? 0;
  const texts: TextFile[] = [];

  return {
    language: file.language,
    origin: file.origin,
    pages: file.pages,
    sections,
    parents: findParents(sections),
    terms,
    postingsOf(number) {
      const term = terms[number] ?? '';
      return (read[number] ??= {
        inHeading: headings.get(term) ?? [],
        inText: readPostings(lines[textTerms.get(term) ?? -1] ?? ''),
      });
    },
    headingOf: (section) => (headingWords[section] ??= [...tokenize(sections[section]?.[3] ?? '')]),
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
    textOf(section) {
      const page = sections[section]?.[0] ?? -1;
      return texts[page]?.[section - firstOf(page)];
    },
    hasTexts: (page) => texts[page] !== undefined,
    addTexts(page, data) {
      const added = checkTextFile(data);
      const count = sections.filter(([other]) => other === page).length;
      if (added.length !== count)
        throw new Error(`Texts of the search index are missing: ${added.length} of ${count}.`);
      texts[page] = added;
    },
  };
}
