import { liteClient } from 'algoliasearch/lite';
import settings from '@generated/search-dialog/default/settings.json';
import { suggest } from '../engine/suggest';
import type { QueryResult } from '../engine/types';
import type { ProviderOptions, SearchProvider } from '../provider';
import { isNarrowWindow, queryRequest } from '../queryRequest';
import { clientOptions } from './clientOptions';

type AlgoliaResult = Pick<QueryResult, 'hits' | 'nbHits'> & { queryID?: string };

const { algolia, insights } = settings;

/** Titles of the pages that were found since the document was loaded. */
const titles = new Set<string>();

/** Asks Algolia. Its client tries other hosts when one fails, and skips those that are down. */
export function createProvider({ language }: ProviderOptions): SearchProvider {
  if (!algolia) throw new Error('The site was built without access to Algolia.');
  const { appId, searchKey, indexName } = algolia;
  const client = liteClient(appId, searchKey, clientOptions);

  return {
    async search(query) {
      const options = { query, indexName, language, isNarrow: isNarrowWindow(), insights };
      try {
        const { results } = await client.search({ requests: [queryRequest(options)] });
        const { hits, nbHits, queryID } = results[0] as unknown as AlgoliaResult;
        for (const { hierarchy } of hits) if (hierarchy.lvl1) titles.add(hierarchy.lvl1);
        return { hits, count: nbHits, queryId: queryID };
      } catch (error) {
        // A wrong answer with status 200 would otherwise be repeated at every retry.
        await client.clearCache();
        throw error;
      }
    },
    suggest: (query) => suggest([...titles], query),
  };
}
