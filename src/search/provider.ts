import type { SearchHit } from './engine/types';

/** What a provider finds for one query. */
export interface Answer {
  hits: readonly SearchHit[];
  /** Number of all results, of which `hits` are the first. */
  count: number;
  /** Identifies the query in Algolia's analytics. */
  queryId?: string;
  /**
   * Finds the same hits with their texts, where an answer comes without; never fails. A hit whose
   * text cannot be loaded has none.
   */
  complete?: () => Promise<readonly SearchHit[]>;
}

/** Answers the dialog's queries: the site's own index or Algolia. */
export interface SearchProvider {
  /**
   * Finds what a query asks for.
   *
   * @param query the reader's words, trimmed
   * @throws GoneError if a newer deployment has replaced the index, Error if it cannot be reached
   */
  search(query: string): Promise<Answer>;
  /** Names up to three queries like one that has found nothing. */
  suggest(query: string): readonly string[];
}

export interface ProviderOptions {
  /** Locale code: only pages of this language are found. */
  language: string;
  /** Path of the folder with the language's own index. */
  indexFolder: string;
}

/** The index was removed together with the deployment that the page came from. */
export class GoneError extends Error {}
