import { reportUrl } from '../dialog/reportUrl';
import { queryRequest } from '../queryRequest';

const options = { query: 'dts', indexName: 'docs', language: 'zh', isNarrow: false };

test.each([
  [false, 10],
  [true, 5],
])('narrow window: %s, %i words in a snippet', (isNarrow, words) => {
  const parameters = queryRequest({ ...options, isNarrow, insights: false });
  expect(parameters).toEqual({
    query: 'dts',
    indexName: 'docs',
    facetFilters: ['language:zh'],
    hitsPerPage: 20,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      'content',
      'type',
      'url',
    ],
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
  expect(queryRequest({ ...options, insights: true }).clickAnalytics).toBe(true);
});

test.each([
  ['a b', 'https://example.com/new?title=a%20b'],
  ['&x=1#"<', 'https://example.com/new?title=%26x%3D1%23%22%3C'],
  ['$&', 'https://example.com/new?title=%24%26'],
])('a missing result for %j is reported at %s', (query, url) => {
  expect(reportUrl('https://example.com/new?title={query}', query)).toBe(url);
});
