import fs from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { tempFolder } from '../../../testing/tempFolder';
import scriptFormat from '..';

const root = tempFolder({
  'main.js': "import('./page'); console.log('目录', '\\u4e00');",
  'page.js': "console.log('页');",
});
const plugin = scriptFormat();
const utils = { currentBundler: { name: 'rspack', instance: rspack } };
const styles = new rspack.LightningCssMinimizerRspackPlugin();

function configured(isServer: boolean): Configuration {
  const configure = plugin.configureWebpack as unknown as (...args: unknown[]) => Configuration;
  const minimizer = [new rspack.SwcJsMinimizerRspackPlugin(), styles];
  return configure({ optimization: { minimizer } }, isServer, utils);
}

test('the main script begins with the hint, and texts are not escaped', async () => {
  const { plugins, optimization } = configured(false);
  const compiler = rspack({
    context: root,
    entry: { main: './main.js' },
    mode: 'production',
    output: {
      path: path.join(root, 'dist'),
      filename: 'js/[name].1a.js',
      chunkFilename: 'page.js',
    },
    plugins,
    optimization,
  });
  await new Promise((resolve) => compiler.run(resolve));
  const read = (file: string) => fs.readFileSync(path.join(root, 'dist', file), 'utf8');
  expect(read('js/main.1a.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^\n]*"目录","一"/);
  expect(read('page.js')).toMatch(/^[^/].*"页"/);
});

test('the minimizer of styles stays', () => {
  expect(configured(false).optimization?.minimizer).toContain(styles);
});

test('a build without the minimizer fails', () => {
  const configure = plugin.configureWebpack as unknown as (...args: unknown[]) => Configuration;
  expect(() => configure({ optimization: { minimizer: [styles] } }, false, utils)).toThrow(
    /SwcJsMinimizerRspackPlugin, which Docusaurus no longer uses/,
  );
});

test('the server bundle is not changed', () => {
  expect(configured(true)).toEqual({});
});
