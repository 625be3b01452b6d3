import path from 'node:path';
import { rspack } from '@rspack/core';
import { tempFolder } from '../../testing/tempFolder';
import { replaceClientModules } from '../replaceClientModules';

const client = 'node_modules/@docusaurus/core/lib/client';
const root = tempFolder({
  [`${client}/entry.js`]: "import './preload';",
  [`${client}/preload.js`]: '',
  'ours.js': '',
});

test.each([
  ['./preload', /^$/],
  ['./preloadPage', /no longer imports by these names: .\/preloadPage → /],
])('a request that the client does not make fails the build: %s', async (request, errors) => {
  const files = { [request]: path.join(root, 'ours.js') };
  const { configureWebpack } = replaceClientModules('test', files);
  const configure = configureWebpack as (...args: unknown[]) => { plugins: [] };
  const currentBundler = { name: 'rspack', instance: rspack };
  const compiler = rspack({
    context: root,
    entry: path.join(root, client, 'entry.js'),
    output: { path: path.join(root, 'dist') },
    plugins: configure({}, false, { currentBundler }).plugins,
  });
  const report = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => resolve(String(error ?? stats?.toString('errors-only'))));
  });
  expect(report).toMatch(errors);
});
