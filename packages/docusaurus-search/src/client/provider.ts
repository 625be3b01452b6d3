import { searchLimits } from '../engine/constants';
import type { SearchHit } from '../engine/types';

/** A hit, and what analytics have to know of it. */
export interface Hit extends SearchHit {
  analytics?: Readonly<Record<string, unknown>>;
}

/** What a provider finds for one query. */
export interface Answer {
  hits: readonly Hit[];
  /** Number of all results, of which `hits` are the first. */
  count: number;
  /**
   * Finds the same hits with their texts, where an answer comes without; never fails. A hit whose
   * text cannot be loaded has none.
   */
  complete?: () => Promise<readonly Hit[]>;
}

/** Which versions of pages count on a page; what it is made of is the provider's affair. */
export type Filters = readonly (string | Filters)[];

/** Answers the dialog's queries: the site's own index or Algolia. */
export interface SearchProvider {
  /** Tells what is searched on the current page. */
  useFilters(): Filters;
  /**
   * Finds what a query asks for.
   *
   * @param query the reader's words, trimmed
   * @throws GoneError if a newer deployment has replaced the index, Error if it cannot be reached
   */
  search(query: string, filters: Filters): Promise<Answer>;
  /** Names up to three queries like one that has found nothing. */
  suggest(query: string): readonly string[];
}

export interface ProviderOptions {
  /** Path of the folder with the language's own index. */
  indexFolder: string;
}

/** The index was removed together with the deployment that the page came from. */
export class GoneError extends Error {}

/** Number of words in a snippet, for the width of the window. */
export function snippetWords(): number {
  const isNarrow = matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches;
  return isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
}
