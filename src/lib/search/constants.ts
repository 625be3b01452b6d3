/** Folder of the site's own index, below the root of each language. */
export const searchFolder = 'search';

/** Constants of the search dialog (specification section 9; reading 2.7 settles which generation counts). */
export const searchLimits = {
  hitsPerPage: 20,
  maxResultsPerGroup: 20,
  recentSearches: 7,
  recentSearchesWithFavorites: 4,
  suggestions: 3,
  /** Words of a snippet, and up to which window width the short form counts. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowWidth: 768,
} as const;

/**
 * Tags that the engines put around the words found. Private-use characters: no text has them, so what the engines return
 * can be escaped as a whole before they become `<mark>`.
 */
export const highlightTags = { pre: '\uE000', post: '\uE001' } as const;
