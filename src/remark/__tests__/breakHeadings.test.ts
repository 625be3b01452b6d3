import breakHeadings from '../breakHeadings';
import type { TreeNode } from '../tree';

const textOf = ({ name, value, children }: TreeNode): string =>
  name === 'wbr' ? '|' : (value ?? children?.map(textOf).join('') ?? '');

function transformed(value: string, type = 'heading'): TreeNode | undefined {
  const parent: TreeNode = { type, children: [{ type: 'inlineCode', value }] };
  breakHeadings()({ type: 'root', children: [parent] });
  return parent.children?.[0];
}

test.each([
  ['output.overrideBrowserslist', 'output.|overrideBrowserslist'],
  ['performance.chunkSplit.strategy', 'performance.|chunkSplit.|strategy'],
  ['ERR_PACKAGE_PATH', 'ERR_|PACKAGE_|PATH'],
])('%s may break after its parts', (name, expected) => {
  const code = transformed(name);
  expect(code).toMatchObject({ type: 'mdxJsxTextElement', name: 'code' });
  expect(code && textOf(code)).toBe(expected);
});

test.each(['dts', '.d.ts', 'a ... b', './lib'])('%s stays as it is', (name) => {
  expect(transformed(name)).toEqual({ type: 'inlineCode', value: name });
});

test('code of the text stays as it is', () => {
  expect(transformed('output.target', 'paragraph')?.type).toBe('inlineCode');
});
