import { includedPaths } from '../includedPaths';

test('a page depends on the files, folders and examples that it includes', () => {
  const markdown = [
    '```ts file="dual/rslib.config.ts" region="a"',
    '```tree file="dual/dist"',
    '<OutputExplorer example="explorer" />',
    '```ts title="file.ts"',
  ].join('\n');
  expect(includedPaths(markdown)).toEqual(['dual/rslib.config.ts', 'dual/dist', 'explorer']);
});
