import type { IndexSettings } from 'algoliasearch';
import { localeCodes } from '../../src/config/locales';
import { highlightTags, searchLimits } from '../../src/search/engine/constants';

const levels = [1, 2, 3, 4, 5, 6];

/** Settings of the hosted index: what the dialog needs, and the ranking of the built-in search. */
export const indexSettings: IndexSettings = {
  // Higher headings first, text last; the position within an attribute does not matter.
  searchableAttributes: [
    ...levels.map((level) => `unordered(hierarchy.lvl${level})`),
    'content,unordered(words)',
  ],
  attributesForFaceting: ['filterOnly(language)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${searchLimits.snippetWords}`],
  highlightPreTag: highlightTags.pre,
  highlightPostTag: highlightTags.post,
  // Each URL is shown only once, with its best record.
  distinct: true,
  attributeForDistinct: 'url',
  camelCaseAttributes: [...levels.map((level) => `hierarchy.lvl${level}`), 'content'],
  customRanking: ['desc(weight)', 'asc(position)'],
  hitsPerPage: searchLimits.hitsPerPage,
  indexLanguages: [...localeCodes],
  queryLanguages: [...localeCodes],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};
