/**
 * Levels of a record's hierarchy: `lvl0` is the section of the site, `lvl1` the page, the rest
 * headings.
 */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];
export type Hierarchy = Record<Level, string | null>;
/** `lvl1` to `lvl6` for headings, `content` for the text below one. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** A record for either search engine: a heading or a block of text. */
export interface SearchRecord {
  objectID: string;
  /** Absolute canonical URL with the anchor of the heading. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Locale code, such as `en`, by which queries are filtered. */
  language: string;
  /** Version of the page, as in `<meta name="docusaurus_tag">`. */
  docusaurus_tag: string;
  /** What else readers call the subject of a heading; none for content. */
  words: readonly string[];
  /** The text is a code sample. */
  isCode: boolean;
  /** 100 for a page, ten less for each level of heading, 0 for content. */
  weight: number;
  /** Position on the page, from 0. */
  position: number;
}

/** A text in pieces: the first one is as it is, the second one was searched for, and so on. */
export type Highlighted = readonly string[];

/** A result, whichever engine has found it. */
export interface SearchHit {
  /** Path on the site, with the anchor of the heading. */
  url: string;
  /** Section of the site that the page belongs to. */
  section: string;
  /** The title of the page and the headings below it, down to the result. */
  headings: readonly string[];
  /** The last of the headings. */
  title: Highlighted;
  /** The result is not the heading, but text below it. */
  isText: boolean;
  /** Words of that text around what was searched for; undefined where it isn't known. */
  text?: Highlighted;
}

export interface Query {
  query: string;
  /** Number of hits; by default all that the dialog lists. */
  limit?: number;
  /** Number of words around a match in a text. */
  snippetWords?: number;
  /** Versions of the pages, as in `<meta name="docusaurus_tag">`; by default all. */
  tags?: readonly string[];
}

export interface QueryResult {
  hits: SearchHit[];
  /** Number of all results, of which `hits` are the first. */
  count: number;
}
