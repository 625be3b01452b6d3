import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { QueryRequest, QueryResponse } from '@site/src/lib/search/types';
import { rememberTitles } from './engine';
import { GoneError } from './prepare';
import { rememberHosts, type SearchClient } from './rememberHosts';

type Client = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** What the last search came to. */
export interface Outcome {
  query: string;
  /** Number of results, undefined where the search failed. */
  count: number | undefined;
  /** It failed because the site has been deployed anew. */
  isOutdated?: boolean;
}

type Search = (requests: readonly QueryRequest[]) => Promise<QueryResponse>;

function nothing(requests: readonly QueryRequest[]): QueryResponse {
  const none = { hits: [], nbHits: 0, page: 0, nbPages: 0, processingTimeMS: 0, params: '' };
  return {
    results: requests.map(({ query, indexName }) => ({
      ...none,
      hitsPerPage: 0,
      exhaustiveNbHits: true,
      query,
      index: indexName,
    })),
  };
}

/**
 * Wraps a search so that its outcome can be told. The dialog's library rejects a promise that nobody handles when a
 * search fails and forgets at once that it did, so a failure becomes an empty answer here and the error screen is ours.
 *
 * @param report called for the latest search alone: an earlier one may end later
 */
export function watchSearch(search: Search, report: (outcome: Outcome) => void): Search {
  let latest = 0;
  return async (requests) => {
    const number = ++latest;
    const query = requests[0]?.query ?? '';
    const tell = (outcome: Omit<Outcome, 'query'>) => {
      if (number === latest) report({ query, ...outcome });
    };
    try {
      const response = await search(requests);
      rememberTitles(response);
      tell({ count: response.results.reduce((sum, { nbHits }) => sum + nbHits, 0) });
      return response;
    } catch (error) {
      console.warn('The search failed.', error);
      tell({ count: undefined, isOutdated: error instanceof GoneError });
      return nothing(requests);
    }
  };
}

/** The requests of a call: the client takes them bare or in an object. */
function requestsOf(given: unknown): readonly QueryRequest[] {
  return Array.isArray(given)
    ? (given as QueryRequest[])
    : (given as { requests: QueryRequest[] }).requests;
}

/**
 * Puts a search in the place of a client's own.
 *
 * @param own the site's own engine; without it the client asks Algolia
 */
export function replaceSearch(
  client: Client,
  own: Search | undefined,
  report: (outcome: Outcome) => void,
): Client {
  if (!own) rememberHosts(client as unknown as SearchClient);
  const remote: Search = async (requests) =>
    (await client.search({ requests: [...requests] })) as unknown as QueryResponse;
  const search = watchSearch(own ?? remote, report);
  return { ...client, search: (given: unknown) => search(requestsOf(given)) };
}
