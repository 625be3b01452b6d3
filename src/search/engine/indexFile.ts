/** A page of the index. */
export interface IndexedPage {
  /** Canonical path: `/zh/config/lib/dts`. */
  path: string;
  lvl0: string;
}

/** A heading of a page: page, level (1 to 6), anchor or '', heading. */
export type IndexedSection = [page: number, level: number, anchor: string, heading: string];

const columnCount = 4;

/** The sections by column, because similar values next to each other compress better. */
export type SectionColumns = [
  pages: number[],
  levels: number[],
  anchors: string[],
  headings: string[],
];

/**
 * The JSON file with the index of one language, designed to be small and to open fast. It is all
 * that an answer needs, except for the texts in it.
 */
export interface IndexFile {
  format: 4;
  language: string;
  /** Origin of the site, for absolute URLs. */
  origin: string;
  pages: IndexedPage[];
  /** The sections of a page follow each other, in document order. */
  sections: SectionColumns;
  /** The words that no heading has, one per line; see `termList.ts` and `spell`. */
  terms: string;
  /**
   * The sections with each word in their text, one line per word: first those of `headingWords`,
   * then those of `terms`; see `postings.ts`.
   */
  postings: string;
}

/**
 * The JSON file with the texts of one page: the text below each heading, blocks on lines. An answer
 * needs only those of the pages that it shows.
 */
export type TextFile = string[];

function isColumns(sections: unknown): sections is SectionColumns {
  if (!Array.isArray(sections) || sections.length !== columnCount) return false;
  const [first] = sections as unknown[];
  return sections.every(
    (column) => Array.isArray(column) && column.length === (first as unknown[]).length,
  );
}

/** Turns rows into columns. */
export function toColumns(rows: readonly IndexedSection[]): SectionColumns {
  const columns = Array.from({ length: columnCount }, (_, at) => rows.map((row) => row[at]));
  return columns as unknown as SectionColumns;
}

/** Turns columns back into rows. */
export function toRows([pages, ...others]: SectionColumns): IndexedSection[] {
  return pages.map((page, row) => [page, ...others.map((column) => column[row])] as IndexedSection);
}

/**
 * Checks the data of a downloaded index.
 *
 * @throws Error that says what is wrong with it
 */
export function checkIndexFile(data: unknown): IndexFile {
  const file = data as Partial<IndexFile> | null;
  if (file?.format !== 4) throw new Error('The search index has an unknown format.');
  if (!Array.isArray(file.pages) || !isColumns(file.sections))
    throw new Error('The search index has no pages or sections.');
  const { terms, postings } = file;
  if (typeof terms !== 'string' || typeof postings !== 'string')
    throw new Error('The search index has no terms.');
  return file as IndexFile;
}

/**
 * Checks the data of downloaded texts.
 *
 * @throws Error if they are not texts
 */
export function checkTextFile(data: unknown): TextFile {
  if (!Array.isArray(data) || !data.every((text) => typeof text === 'string'))
    throw new Error('Texts of the search index have an unknown format.');
  return data;
}
