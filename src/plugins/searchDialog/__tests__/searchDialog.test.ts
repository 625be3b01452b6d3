import { algoliaHints } from '../algoliaHints';

test('the browser connects to Algolia in advance if it is configured', () => {
  const settings = { algolia: null, insights: false, reportUrl: null };
  const algolia = { appId: 'APP1', searchKey: 'k', indexName: 'i' };
  expect(algoliaHints(settings)).toEqual([]);
  expect(algoliaHints({ ...settings, algolia })).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://app1-dsn.algolia.net',
        crossorigin: 'anonymous',
      },
    },
  ]);
});
