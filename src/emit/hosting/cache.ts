import { homeOf, localeCodes } from '../../site/locales';

/**
 * How long browsers cache a file. Pages keep their URL, so browsers revalidate them (`ETag`, 304).
 */
export const cacheControl = {
  /** For files whose name changes with their content: one year. */
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Folders in which every path contains a hash: the bundler's and the search's, per language. */
export const hashedFolders = localeCodes.flatMap((locale) =>
  ['assets/', 'search/'].map((folder) => homeOf(locale) + folder),
);
