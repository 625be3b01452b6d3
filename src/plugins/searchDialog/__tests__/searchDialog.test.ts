import { searchVariables } from '../../../config/search';
import searchDialogPlugin from '..';
import { algoliaHints } from '../algoliaHints';

const environment = process.env;

afterEach(() => {
  process.env = environment;
});

/** The bundler's settings in a build with some environment variables. */
function bundledWith(variables: Readonly<Record<string, string>>): unknown {
  process.env = { ...environment, ...variables };
  const { configureWebpack } = searchDialogPlugin() as unknown as {
    configureWebpack: () => object;
  };
  return configureWebpack();
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

test('what only insights need is left out without them', () => {
  const left = { resolve: { alias: { '@algolia/autocomplete-plugin-algolia-insights': false } } };
  const algolia = {
    [searchVariables.appId]: 'APP1',
    [searchVariables.searchKey]: 'k',
    [searchVariables.indexName]: 'i',
  };
  expect(bundledWith({})).toMatchObject(left);
  expect(bundledWith(algolia)).toMatchObject(left);
  expect(bundledWith({ ...algolia, [searchVariables.insights]: '1' })).not.toMatchObject(left);
});
