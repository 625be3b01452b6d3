import type { Answer } from '../provider';
import { searchLimits } from '../engine/constants';
import settings from '@generated/search-dialog/default/settings.json';
import { pathOf, type Entry } from './entry';

const { algolia } = settings;

/** What Algolia's analytics have to know of an entry. */
function insightsOf(queryId: string | undefined) {
  if (!algolia || !queryId) return {};
  return {
    __autocomplete_indexName: algolia.indexName,
    __autocomplete_queryID: queryId,
    __autocomplete_algoliaCredentials: { appId: algolia.appId, apiKey: algolia.searchKey },
  };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Entries with the same section of the site, in the order in which the section comes first. */
export function groupBySection(entries: readonly Entry[]): Entry[][] {
  return groupBy(entries, ({ hit }) => hit.hierarchy.lvl0 ?? '');
}

/** Marks the entries of one page that come after the page itself. */
function markBelowPage(entries: readonly Entry[]): Entry[] {
  const at = entries.findIndex(({ hit }) => hit.type === 'lvl1');
  return entries.map((entry, place) => ({ ...entry, isBelowPage: at >= 0 && place > at }));
}

/**
 * Makes the list of an answer: hits of one section of the site are next to each other, and those of
 * one page within it. Hits without a URL that leads somewhere are left out.
 */
export function arrange({ hits, queryId, complete }: Omit<Answer, 'count'>): Entry[] {
  const insights = insightsOf(queryId);
  const entries = hits.flatMap((hit): Entry[] => {
    const url = pathOf(hit.url);
    if (!url) return [];
    const { objectID, type, content } = hit;
    const isPending = complete !== undefined && type === 'content' && content === null;
    return [{ objectID, url, hit: { ...hit, url }, list: 'results', isPending, ...insights }];
  });
  return groupBySection(entries).flatMap((group) =>
    groupBy(group.slice(0, searchLimits.maxResultsPerGroup), ({ url }) => url.split('#')[0] ?? '')
      .map(markBelowPage)
      .flat(),
  );
}
