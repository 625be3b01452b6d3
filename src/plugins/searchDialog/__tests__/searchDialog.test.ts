import { searchVariables } from '../../../config/search';
import searchDialogPlugin from '..';
import { algoliaHints } from '../algoliaHints';

const environment = process.env;

afterEach(() => {
  process.env = environment;
});

/** The data of a build with some environment variables, and the bundler's settings. */
async function buildWith(variables: Readonly<Record<string, string>>) {
  process.env = { ...environment, ...variables };
  const { contentLoaded, configureWebpack } = searchDialogPlugin() as unknown as {
    contentLoaded: (args: object) => Promise<void>;
    configureWebpack: () => object;
  };
  const data: Record<string, unknown> = {};
  const createData = (name: string, content: unknown) => {
    data[name] = content;
    return Promise.resolve(`/generated/${name}`);
  };
  await contentLoaded({ actions: { createData } });
  return { data, bundler: configureWebpack() };
}

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

test('what only insights need is left out without them, by a file that the cache knows', async () => {
  const algolia = {
    [searchVariables.appId]: 'APP1',
    [searchVariables.searchKey]: 'k',
    [searchVariables.indexName]: 'i',
  };
  const own = await buildWith({});
  const withoutInsights = await buildWith(algolia);
  const withInsights = await buildWith({ ...algolia, [searchVariables.insights]: '1' });
  expect(own.bundler).toMatchObject({
    resolve: {
      alias: { '@algolia/autocomplete-plugin-algolia-insights$': '/generated/insights.js' },
    },
  });
  expect(withInsights.bundler).toEqual(own.bundler);
  expect(withoutInsights.data['insights.js']).toBe(own.data['insights.js']);
  expect(own.data['insights.js']).not.toContain('@algolia');
  expect(withInsights.data['insights.js']).toContain('@algolia/');
});
