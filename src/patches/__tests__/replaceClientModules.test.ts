import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { tempFolder } from '../../testing/tempFolder';
import { replaceClientModules } from '../replaceClientModules';

const client = 'node_modules/@docusaurus/core/lib/client';
const root = tempFolder({
  [`${client}/entry.js`]: "import './preload';",
  [`${client}/preload.js`]: "console.log('upstream');",
  'ours.js': "console.log('ours');",
});
const ours = path.join(root, 'ours.js');

/** Bundles a file separately within a compilation, as `npm start` does for the HTML. */
const childCompilation = {
  apply(compiler: Compiler) {
    compiler.hooks.make.tapPromise('child', async (compilation) => {
      const entry = new rspack.EntryPlugin(root, ours);
      const child = compilation.createChildCompiler('child', { filename: 'child.js' }, [entry]);
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error) => (error ? reject(error) : resolve()));
      });
    });
  },
};

/** Bundles the client with one request replaced, and returns the errors. */
async function bundle(
  request: string,
  others: readonly (typeof childCompilation)[] = [],
): Promise<string> {
  const { configureWebpack } = replaceClientModules('test', { [request]: ours });
  const configure = configureWebpack as (...args: unknown[]) => { plugins: [] };
  const { plugins } = configure({}, false, {
    currentBundler: { name: 'rspack', instance: rspack },
  });
  const compiler = rspack({
    context: root,
    entry: path.join(root, client, 'entry.js'),
    mode: 'production',
    output: { path: path.join(root, 'dist'), filename: 'out.js' },
    plugins: [...plugins, ...others],
  });
  return new Promise((resolve) => {
    compiler.run((error, stats) => resolve(String(error ?? stats?.toString('errors-only') ?? '')));
  });
}

test('a request that the client does not make fails the build', async () => {
  expect(await bundle('./preloadPage')).toContain(
    'no longer imports by these names: ./preloadPage → ',
  );
});

test('a separate bundle within the compilation need not import the replaced modules', async () => {
  expect(await bundle('./preload', [childCompilation])).toBe('');
});
