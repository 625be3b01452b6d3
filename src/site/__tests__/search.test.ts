import { readSearchSettings } from '../search';

const algolia = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

test('without variables the site uses its own index', () => {
  const none = { algolia: null, reportUrl: null };
  expect(readSearchSettings({})).toEqual(none);
  expect(readSearchSettings({ ALGOLIA_APP_ID: ' ', ALGOLIA_INSIGHTS: '0' })).toEqual(none);
});

test('with all three variables the site uses Algolia', () => {
  const given = {
    ...algolia,
    ALGOLIA_INSIGHTS: '1',
    SEARCH_REPORT_URL: 'https://example.com/new?title={query}',
  };
  expect(readSearchSettings(given)).toEqual({
    algolia: { appId: 'APP1', apiKey: 'key', indexName: 'docs', insights: true },
    reportUrl: 'https://example.com/new?title={query}',
  });
});

test.each([
  [{ ALGOLIA_APP_ID: 'A' }, 'Missing: ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME.'],
  [{ ...algolia, ALGOLIA_INDEX_NAME: '' }, 'Missing: ALGOLIA_INDEX_NAME.'],
  [{ ...algolia, ALGOLIA_APP_ID: 'a.b/c' }, 'ALGOLIA_APP_ID may hold letters and digits only'],
  [{ ...algolia, ALGOLIA_INSIGHTS: 'yes' }, 'ALGOLIA_INSIGHTS must be 1 or 0; given: "yes"'],
  [{ ALGOLIA_INSIGHTS: '1' }, 'ALGOLIA_INSIGHTS is set, but Algolia is not'],
  [{ SEARCH_REPORT_URL: 'https://example.com' }, 'SEARCH_REPORT_URL must be an http(s) URL with'],
  [{ SEARCH_REPORT_URL: 'javascript:{query}' }, 'SEARCH_REPORT_URL must be an http(s) URL with'],
])('%j stops the build', (environment, message) => {
  expect(() => readSearchSettings(environment)).toThrow(message);
});
