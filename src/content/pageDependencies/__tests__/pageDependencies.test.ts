import { buildSync } from 'esbuild';
import { includedPaths, shared } from '..';

test('a page depends on all code that its Markdown transforms import', () => {
  const { metafile } = buildSync({
    entryPoints: ['src/content/remark/*.ts'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => !shared.some((place) => file.startsWith(place)))).toEqual([]);
});

test('a page depends on the files, folders and examples that it includes', () => {
  const markdown = [
    '```ts file="dual/rslib.config.ts" region="a"',
    '```tree file="dual/dist"',
    '<OutputExplorer example="explorer" />',
    '```ts title="file.ts"',
  ].join('\n');
  expect(includedPaths(markdown)).toEqual(['dual/rslib.config.ts', 'dual/dist', 'explorer']);
});
