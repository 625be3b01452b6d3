/** Folder of the site's own index, below the home page of each language. */
export const searchFolder = 'search';

/** Maximum length of a query in characters; the dialog's input enforces it, too. */
export const maxQueryLength = 512;

/**
 * Time after which what the search loads counts as failed, in ms. By then an index of 47 kB has
 * come even at 20 kbit/s. Algolia's client gives up after a similar time.
 */
export const loadTimeout = 20_000;

/** Limits of the search dialog. */
export const searchLimits = {
  /** Hits of an answer, and entries of one section of the site. */
  hits: 20,
  recentSearches: 7,
  recentSearchesWithFavorites: 4,
  favoriteSearches: 10,
  suggestions: 3,
  /** Wait for an answer, in ms, after which the dialog shows that it is searching. */
  stallThreshold: 300,
  /** Words of a snippet; up to `narrowWidth` (px) it has `snippetWordsNarrow`. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowWidth: 768,
} as const;
