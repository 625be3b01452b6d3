import { searchLimits } from '../constants';
import { maxQueryLength } from '../parseQuery';

test('the limits of the search dialog', () => {
  expect({ ...searchLimits, maxQueryLength }).toEqual({
    hitsPerPage: 20,
    maxResultsPerGroup: 20,
    recentSearches: 7,
    recentSearchesWithFavorites: 4,
    suggestions: 3,
    snippetWords: 10,
    snippetWordsNarrow: 5,
    narrowWidth: 768,
    maxQueryLength: 512,
  });
});
