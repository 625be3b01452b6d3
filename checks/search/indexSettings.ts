import type { IndexSettings } from 'algoliasearch';
import { searchLimits } from 'docusaurus-search/engine';
import { localeCodes } from '../../src/site/locales';

const levels = [1, 2, 3, 4, 5, 6];

/** Settings of the hosted index: what the dialog needs, and the ranking of the built-in search. */
export const indexSettings: IndexSettings = {
  // Higher headings first, text last; the position within an attribute does not matter.
  searchableAttributes: [
    ...levels.map((level) => `unordered(hierarchy.lvl${level})`),
    'content,unordered(words)',
  ],
  // By which the search page of Docusaurus filters, too.
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [`content:${searchLimits.snippetWords}`],
  // Each URL is shown only once, with its best record.
  distinct: true,
  attributeForDistinct: 'url',
  camelCaseAttributes: [...levels.map((level) => `hierarchy.lvl${level}`), 'content'],
  customRanking: ['desc(weight)', 'asc(position)'],
  hitsPerPage: searchLimits.hits,
  indexLanguages: [...localeCodes],
  queryLanguages: [...localeCodes],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};
