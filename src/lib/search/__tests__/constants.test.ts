import fs from 'node:fs';
import path from 'node:path';
import { searchLimits } from '../constants';
import { maxQueryLength } from '../parseQuery';

test('limits are those of the specification, section 9', () => {
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

/*
 * Constants that stand in the dialog's library and cannot be set. The browser tests show what they do; these tell at once
 * when a release brings others.
 */
const library = fs.readFileSync(
  path.resolve('node_modules/@docsearch/react/dist/esm/DocSearchModal.js'),
  'utf8',
);
test.each([
  ['stalled after 300 ms', 'stallThreshold:300'],
  ['view events 400 ms later', '{eventName:"Items Viewed"},e)}),state:u})},400)'],
  ['timeouts of connecting, reading, writing', 'timeouts:{connect:1e3,read:2e3,write:3e4}'],
  ['at most 512 characters', 'maxLength:512'],
])('the library: %s', (_, code) => {
  expect(library).toContain(code);
});

test('the library keeps ten favourites', () => {
  expect(library).toMatch(/__DOCSEARCH_FAVORITE_SEARCHES__[^}]*limit:10\}/);
});
