import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import foldProblems from '../foldProblems';
import { mdx } from '../mdx';

/** A page in which each heading has its text as id. */
const read = (source: string): Root => mdx.parse(source.replace(/^#+ (\w+)$/gm, '$& {/* #$1 */}'));

const textOf = (node: RootContent) => toString(node).replace(/ \/\*.*/, '');

/** `details(first, second)` for a row, otherwise the text. */
const describe = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement'
    ? `${node.name}(${node.children.map(textOf).join(', ')})`
    : textOf(node);

test('entries below "troubleshooting" become rows, up to the next section', () => {
  const tree = read(
    '## a\n\nText\n\n### b\n\n## troubleshooting\n\nIntro\n\n### c\n\nAnswer\n\n#### d\n\nMore\n\n### e\n\n## f\n\n### g',
  );
  foldProblems()(tree);
  expect(tree.children.map(describe)).toEqual([
    ...['a', 'Text', 'b', 'troubleshooting', 'Intro'],
    'details(cAnswer, Answer, d, More)',
    'details(e)',
    ...['f', 'g'],
  ]);
});

test('older ids fold, too, but only the last section of a page', () => {
  const tree = read('## errors\n\n### a\n\n## pitfalls\n\n### b');
  foldProblems()(tree);
  expect(tree.children.map(describe)).toEqual([...['errors', 'a', 'pitfalls'], 'details(b)']);
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
