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
  /** Locale code, `en` or `zh`, by which queries are filtered. */
  language: string;
  /** What else readers call the subject of a heading; none for content. */
  words: readonly string[];
  /** The text is a code sample. */
  isCode: boolean;
  /** 100 for a page, ten less for each level of heading, 0 for content. */
  weight: number;
  /** Position on the page, from 0. */
  position: number;
}

export interface HighlightResult {
  /** The text with the query's words between the highlight tags. Not escaped. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

export type SnippetResult = Pick<HighlightResult, 'value' | 'matchLevel'>;

interface Attributes<T> {
  content?: T;
  hierarchy: Partial<Record<Level, T>>;
}

export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'type' | 'hierarchy' | 'content'
> {
  url_without_anchor: string;
  anchor: string | null;
  _highlightResult: Attributes<HighlightResult>;
  _snippetResult: Attributes<SnippetResult>;
}

/** A query as the search dialog sends it, in the form of Algolia's API. */
export interface QueryRequest {
  query: string;
  /** `content:10`: ten words. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
}

export interface QueryResult {
  hits: SearchHit[];
  /** Number of all results, of which `hits` are the first. */
  nbHits: number;
}
