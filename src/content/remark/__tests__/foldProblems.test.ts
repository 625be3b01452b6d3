import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import foldProblems from '../foldProblems';
import { program } from '../jsx';
import { mdx } from '../mdx';
import { tocOf } from '../toc';

/** A page as Docusaurus hands it over: `## id` has its id, and the list `toc` exists. */
function read(source: string): Root {
  const tree = mdx.parse(source);
  const ids = tree.children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    node.data = { hProperties: { id: toString(node) } };
    return [toString(node)];
  });
  const list = ids.map((id) => ({ value: id, id, level: 2 }));
  const estree = program(`export const toc = ${JSON.stringify(list)}`);
  tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } });
  return tree;
}

/** `details(first, second)` for a row, otherwise type and text. */
const describe = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement'
    ? `${node.name}(${node.children.map((child) => toString(child)).join(', ')})`
    : toString(node);

test('entries below "troubleshooting" become rows, up to the next section', () => {
  const tree = read(
    '## a\n\nText\n\n### b\n\n## troubleshooting\n\nIntro\n\n### c\n\nAnswer\n\n#### d\n\nMore\n\n### e\n\n## f\n\n### g',
  );
  foldProblems()(tree);
  expect(tree.children.slice(0, -1).map(describe)).toEqual([
    ...['a', 'Text', 'b', 'troubleshooting', 'Intro'],
    'details(cAnswer, Answer, d, More)',
    'details(e)',
    ...['f', 'g'],
  ]);
  const items = tocOf(tree) as unknown as { properties: { value: { value: string } }[] }[];
  const ids = items.map(({ properties }) => properties[1]?.value.value);
  expect(ids).toEqual(['a', 'b', 'troubleshooting', 'f', 'g']);
});

test('older ids fold, too, but only the last section of a page', () => {
  const tree = read('## errors\n\n### a\n\n## pitfalls\n\n### b');
  foldProblems()(tree);
  expect(tree.children.slice(0, -1).map(describe)).toEqual([
    ...['errors', 'a', 'pitfalls'],
    'details(b)',
  ]);
});

test.each(['## a\n\n### b', '## troubleshooting\n\nText', '### troubleshooting\n\n### b'])(
  'other pages stay as they are: %j',
  (source) => {
    const tree = read(source);
    const before = structuredClone(tree);
    foldProblems()(tree);
    expect(tree).toEqual(before);
  },
);
