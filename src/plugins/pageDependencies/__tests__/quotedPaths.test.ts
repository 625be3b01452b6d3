import { quotedPaths } from '../quotedPaths';

test('a page depends on the files, folders and examples that it quotes', () => {
  const markdown = [
    '```ts file="dual/rslib.config.ts" region="a"',
    '```tree file="dual/dist"',
    '<OutputExplorer example="explorer" />',
    '```ts title="file.ts"',
  ].join('\n');
  expect(quotedPaths(markdown)).toEqual(['dual/rslib.config.ts', 'dual/dist', 'explorer']);
});
