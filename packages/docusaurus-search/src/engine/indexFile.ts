/** A page of the index. */
export interface IndexedPage {
  /** Canonical path: `/zh/config/lib/dts`. */
  path: string;
  lvl0: string;
  /** Version, where the site has several. */
  tag?: string;
}

/** What else readers call a thing. */
export interface Vocabulary {
  /** Groups of words that mean the same: who searches for one of them also finds the others. */
  synonyms: readonly (readonly string[])[];
  /** Words that lead to others, but not the other way round, such as names of other tools. */
  translations: Readonly<Record<string, readonly string[]>>;
}

/** A heading of a page: page, level (1 to 6), anchor or '', heading. */
export type IndexedSection = [page: number, level: number, anchor: string, heading: string];

/**
 * The JSON file with the index of one language, designed to be small and to open fast. It is all
 * that an answer needs, except for the texts in it.
 */
export interface IndexFile {
  format: 7;
  language: string;
  /** The words by which the index was made, and queries are understood. */
  vocabulary: Vocabulary;
  pages: IndexedPage[];
  /**
   * The level of each section, a digit each. The sections of a page follow each other, in document
   * order; the first one is the page itself, the only one of level 1.
   */
  levels: string;
  /** The anchor and the heading of each section, a blank between them, one section per line. */
  headings: string;
  /** The words that no heading has, and the first section of each: `termList.ts`, `spell`. */
  terms: string;
  /**
   * The sections with each word in their text: first those of `headingWords`, then those of `terms`
   * without the first section, a blank after each. See `postings.ts`.
   */
  postings: string;
}

/**
 * The JSON file with the texts of one page: the text below each heading, blocks on lines. An answer
 * needs only those of the pages that it shows.
 */
export type TextFile = string[];

/** Writes sections, which are those of all pages in order. */
export function writeSections(
  sections: readonly IndexedSection[],
): Pick<IndexFile, 'levels' | 'headings'> {
  return {
    levels: sections.map(([, level]) => level).join(''),
    headings: sections.map(([, , anchor, heading]) => `${anchor} ${heading}\n`).join(''),
  };
}

/** Reads what `writeSections` wrote. */
export function readSections({
  levels,
  headings,
}: Pick<IndexFile, 'levels' | 'headings'>): IndexedSection[] {
  const lines = headings.split('\n').slice(0, -1);
  let page = -1;
  return lines.map((line, section) => {
    const level = Number(levels[section]);
    if (level === 1) page++;
    const blank = line.indexOf(' ');
    return [page, level, line.slice(0, blank), line.slice(blank + 1)];
  });
}
