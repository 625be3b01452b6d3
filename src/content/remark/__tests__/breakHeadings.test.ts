import type { Heading, Paragraph, PhrasingContent } from 'mdast';
import breakHeadings from '../breakHeadings';

const heading: Heading = { type: 'heading', depth: 2, children: [] };
const paragraph: Paragraph = { type: 'paragraph', children: [] };

/** The text of a node, with `|` where it may break. */
function textOf(node: PhrasingContent): string {
  if ('name' in node && 'children' in node)
    return node.name === 'wbr' ? '|' : node.children.map(textOf).join('');

  return 'value' in node ? node.value : '';
}

function transformed(
  value: string,
  parent: Heading | Paragraph = heading,
): PhrasingContent | undefined {
  const own = { ...parent, children: [{ type: 'inlineCode' as const, value }] };
  breakHeadings()({ type: 'root', children: [own] });
  return own.children[0];
}

test.each([
  ['output.overrideBrowserslist', 'output.|overrideBrowserslist'],
  ['performance.chunkSplit.strategy', 'performance.|chunkSplit.|strategy'],
  ['ERR_PACKAGE_PATH', 'ERR_|PACKAGE_|PATH'],
])('%s may break after its parts', (name, expected) => {
  const code = transformed(name);
  expect(code).toMatchObject({ name: 'code', data: { _mdxExplicitJsx: true } });
  expect(code && textOf(code)).toBe(expected);
});

test.each(['dts', '.d.ts', 'a ... b', './lib'])('%s stays unchanged', (name) => {
  expect(transformed(name)).toEqual({ type: 'inlineCode', value: name });
});

test('code outside of headings stays unchanged', () => {
  expect(transformed('output.target', paragraph)?.type).toBe('inlineCode');
});
