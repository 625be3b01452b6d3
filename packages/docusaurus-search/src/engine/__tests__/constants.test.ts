import fs from 'node:fs';
import path from 'node:path';
import { maxQueryLength, searchLimits } from '../constants';

test('the limits of the search dialog', () => {
  expect({ ...searchLimits, maxQueryLength }).toEqual({
    hits: 20,
    recentSearches: 7,
    recentSearchesWithFavorites: 4,
    favoriteSearches: 10,
    suggestions: 3,
    stallThreshold: 300,
    snippetWords: 10,
    snippetWordsNarrow: 5,
    narrowWidth: 768,
    maxQueryLength: 512,
  });
});

test('the search library tells of what was shown after 400 ms', () => {
  const file = 'node_modules/@algolia/autocomplete-plugin-algolia-insights/dist/esm';
  const source = fs.readFileSync(path.resolve(file, 'createAlgoliaInsightsPlugin.js'), 'utf8');
  expect(source).toContain('VIEW_EVENT_DELAY = 400;');
});
