import settings from '@generated/docusaurus-search/default/settings.json';
import type { Answer } from '../provider';
import type { Entry } from './entry';

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
  return groupBy(entries, ({ section }) => section);
}

/** Marks the entries of one page that come after the page itself. */
function markBelowPage(entries: readonly Entry[]): Entry[] {
  const at = entries.findIndex(({ headings, isText }) => headings.length === 1 && !isText);
  return entries.map((entry, place) => ({ ...entry, isBelowPage: at >= 0 && place > at }));
}

/**
 * Makes the list of an answer: hits of one section of the site are next to each other, and those of
 * one page within it.
 */
export function arrange({ hits, complete }: Omit<Answer, 'count'>): Entry[] {
  const entries = hits.map(({ analytics, ...hit }): Entry => {
    const isPending = complete !== undefined && hit.isText && hit.text === undefined;
    return { ...hit, ...analytics, list: 'results', isPending };
  });
  return groupBySection(entries.slice(0, settings.hits)).flatMap((group) =>
    groupBy(group, ({ url }) => url.split('#')[0] ?? '').flatMap(markBelowPage),
  );
}
