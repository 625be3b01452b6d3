import { algoliaHints } from '../algoliaHints';
import { minify } from '../dialogStyles';

test('only comments and white space are removed from styles', () => {
  expect(minify('/* a */\n.a > .b {\n  color: red;\n}\n')).toBe('.a>.b{color: red;}');
});

test('the browser connects to Algolia in advance if it is configured', () => {
  const settings = { algolia: null, insights: false, reportUrl: null };
  const algolia = { appId: 'APP1', searchKey: 'k', indexName: 'i' };
  expect(algoliaHints(settings)).toEqual([]);
  expect(algoliaHints({ ...settings, algolia })).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://APP1-dsn.algolia.net',
        crossorigin: 'anonymous',
      },
    },
  ]);
});
