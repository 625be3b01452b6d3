import { highlightTags, searchLimits } from '@site/src/lib/search/constants';

interface Options {
  /** Locale code: only its pages are found. */
  language: string;
  /** The window is at most 768 px wide. */
  isNarrow: boolean;
  /** Analytics are configured. */
  insights: boolean;
}

/** Parameters of every query; the library's own defaults differ from the specification or may come to. */
export function searchParameters({ language, isNarrow, insights }: Options) {
  const words = isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  const snippets = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`);
  return {
    facetFilters: [`language:${language}`],
    hitsPerPage: searchLimits.hitsPerPage,
    attributesToSnippet: [...snippets, `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    clickAnalytics: insights,
  };
}

/** `https://example.com/new?title={query}`, `a&b` → `https://example.com/new?title=a%26b` */
export function missingResultsUrl(template: string, query: string): string {
  return template.replace('{query}', () => encodeURIComponent(query));
}
