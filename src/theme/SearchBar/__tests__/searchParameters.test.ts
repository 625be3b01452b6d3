import { missingResultsUrl, searchParameters } from '../searchParameters';

test.each([
  [false, 10],
  [true, 5],
])('narrow window: %s, %i words in a snippet', (isNarrow, words) => {
  const parameters = searchParameters({ language: 'zh', isNarrow, insights: false });
  expect(parameters).toEqual({
    facetFilters: ['language:zh'],
    hitsPerPage: 20,
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '\uE000',
    highlightPostTag: '\uE001',
    clickAnalytics: false,
  });
});

test('clicks are told apart only for analytics', () => {
  const options = { language: 'en', isNarrow: false, insights: true };
  expect(searchParameters(options).clickAnalytics).toBe(true);
});

test.each([
  ['a b', 'https://example.com/new?title=a%20b'],
  ['&x=1#"<', 'https://example.com/new?title=%26x%3D1%23%22%3C'],
  ['$&', 'https://example.com/new?title=%24%26'],
])('a missing result for %j is reported at %s', (query, url) => {
  expect(missingResultsUrl('https://example.com/new?title={query}', query)).toBe(url);
});
