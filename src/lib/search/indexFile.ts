/** A page of the index: path without language-independent parts, and the section of the site that it belongs to. */
export interface IndexedPage {
  /** Canonical path: `/zh/config/lib/dts`. */
  path: string;
  lvl0: string;
}

/** A heading of a page with the text below it: page, level (1 to 6), anchor or '', heading, text (blocks on lines). */
export type IndexedSection = [
  page: number,
  level: number,
  anchor: string,
  heading: string,
  text: string,
];

/** The index of one language as it is served: JSON, made for a quick start and a small size. */
export interface IndexFile {
  format: 1;
  language: string;
  /** Origin of the site, for absolute addresses. */
  origin: string;
  pages: IndexedPage[];
  sections: IndexedSection[];
  /** All terms in the order of their code units (see `termList.ts`), a line each. */
  terms: string;
  /** The postings of each term (see `postings.ts`), a line each. */
  postings: string;
}

/**
 * Checks what came over the network.
 *
 * @throws Error that says what is wrong with it
 */
export function checkIndexFile(data: unknown): IndexFile {
  const file = data as Partial<IndexFile> | null;
  if (file?.format !== 1) throw new Error('The search index has an unknown format.');
  if (!Array.isArray(file.pages) || !Array.isArray(file.sections))
    throw new Error('The search index has no pages or sections.');
  const { terms, postings } = file;
  if (typeof terms !== 'string' || typeof postings !== 'string')
    throw new Error('The search index has no terms.');
  if (terms.split('\n').length !== postings.split('\n').length)
    throw new Error('The search index is incomplete: terms and postings differ in number.');
  return file as IndexFile;
}
