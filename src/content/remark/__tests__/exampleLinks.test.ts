import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { tempFolder } from '../../../testing/tempFolder';
import exampleLinks from '../exampleLinks';

let siteDir: string;

beforeAll(() => {
  siteDir = tempFolder({
    'examples/dual/a.ts': '',
    'examples/explorer/a.ts': '',
    'examples/images/logo.png': Buffer.from([0x89, 0xff, 0xfe]),
  });
});

const fence = (file: string): RootContent => ({
  type: 'code',
  lang: 'ts',
  meta: `file="${file}"`,
  value: '',
});
const heading = (depth: 2 | 3): RootContent => ({ type: 'heading', depth, children: [] });

/** Types of the blocks after the transform; links are given by their attributes. */
function transform(...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  exampleLinks()(tree, new VFile({ cwd: siteDir, path: path.join(siteDir, 'docs/a.mdx') }));
  return tree.children.map((block) => {
    if (block.type !== 'mdxJsxFlowElement' || block.name !== 'ExampleLinks') return block.type;
    const attributes = block.attributes.map((attribute) =>
      'name' in attribute && typeof attribute.value === 'string'
        ? attribute.value
        : 'name' in attribute && attribute.name,
    );
    return `links ${attributes.join(' ')}`;
  });
}

it('adds links below the last file of a section, once per page', () => {
  const blocks = transform(
    fence('dual/src/index.ts'),
    heading(3),
    fence('dual/rslib.config.ts'),
    heading(2),
    fence('dual/variants/cjs/dist/index.cjs'),
  );
  expect(blocks).toEqual(['code', 'heading', 'code', 'links dual', 'heading', 'code']);
});

it('adds links for each example', () => {
  const blocks = transform(fence('dual/a.ts'), fence('explorer/a.ts'));
  expect(blocks).toEqual(['code', 'links dual', 'code', 'links explorer']);
});

it('finds files inside of other blocks, and output explorers', () => {
  const quote = { type: 'blockquote', children: [fence('dual/a.ts')] } as RootContent;
  const explorer: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'OutputExplorer',
    attributes: [{ type: 'mdxJsxAttribute', name: 'example', value: 'explorer' }],
    children: [],
  };
  expect(transform(quote, explorer)).toEqual([
    'blockquote',
    'links dual',
    'mdxJsxFlowElement',
    'links explorer',
  ]);
});

it('marks examples with files that are not text', () => {
  expect(transform(fence('images/src/index.ts'))).toEqual(['code', 'links images isBinary']);
});

it('names the place of a fence whose options cannot be read', () => {
  const point = { line: 12, column: 1 };
  const position = { start: point, end: point };
  const code: RootContent = {
    type: 'code',
    lang: 'ts',
    meta: '{3-1}',
    value: 'let a;',
    position,
  };
  expect(() => transform({ type: 'blockquote', children: [code] })).toThrow(
    'docs/a.mdx:12  "3-1" is not a list of lines. Fix: Write it like 1,3-5.',
  );
});
