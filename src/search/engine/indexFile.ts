/** A page of the index. */
export interface IndexedPage {
  /** Canonical path: `/zh/config/lib/dts`. */
  path: string;
  lvl0: string;
}

/**
 * A heading of a page with the text below it: page, level (1 to 6), anchor or '', heading, text
 * (blocks on lines).
 */
export type IndexedSection = [
  page: number,
  level: number,
  anchor: string,
  heading: string,
  text: string,
];

const columnCount = 5;

/** The sections by column, because similar values next to each other compress better. */
export type SectionColumns = [
  pages: number[],
  levels: number[],
  anchors: string[],
  headings: string[],
  texts: string[],
];

/** The JSON file with the index of one language, designed to be small and to open fast. */
export interface IndexFile {
  format: 2;
  language: string;
  /** Origin of the site, for absolute URLs. */
  origin: string;
  pages: IndexedPage[];
  sections: SectionColumns;
  /** All terms, one per line, sorted by code units; see `termList.ts`. */
  terms: string;
  /** The postings of each term, one line per term; see `postings.ts`. */
  postings: string;
}

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
  if (file?.format !== 2) throw new Error('The search index has an unknown format.');
  if (!Array.isArray(file.pages) || !isColumns(file.sections))
    throw new Error('The search index has no pages or sections.');
  const { terms, postings } = file;
  if (typeof terms !== 'string' || typeof postings !== 'string')
    throw new Error('The search index has no terms.');
  if (terms.split('\n').length !== postings.split('\n').length)
    throw new Error('The search index is incomplete: terms and postings differ in number.');
  return file as IndexFile;
}
