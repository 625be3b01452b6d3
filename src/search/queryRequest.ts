import { highlightTags, searchLimits } from './engine/constants';
import { levels } from './engine/types';

interface Options {
  query: string;
  indexName: string;
  /** Locale code: only its pages are found. */
  language: string;
  /** The window is at most 768 px wide. */
  isNarrow: boolean;
  /** Analytics are configured. */
  insights: boolean;
}

/** Makes the request for a query in the form of Algolia's API, which our own engine uses, too. */
export function queryRequest({ query, indexName, language, isNarrow, insights }: Options) {
  const words = isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  const hierarchy = levels.map((level) => `hierarchy.${level}`);
  return {
    query,
    indexName,
    facetFilters: [`language:${language}`],
    hitsPerPage: searchLimits.hitsPerPage,
    attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
    attributesToSnippet: [...hierarchy.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    clickAnalytics: insights,
  };
}

/** Tells whether the window is so narrow that snippets are short. */
export function isNarrowWindow(): boolean {
  return matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches;
}
