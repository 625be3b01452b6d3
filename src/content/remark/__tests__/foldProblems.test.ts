import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { transformed } from '../../../testing/transformed';
import foldProblems from '../foldProblems';

const textOf = (node: RootContent) => toString(node).replace(/ \/\*.*/, '');

/** `details(first, second)` for a row, otherwise the text. */
const describe = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement'
    ? `${node.name}(${node.children.map(textOf).join(', ')})`
    : textOf(node);

test.each([
  [
    'entries below "troubleshooting" become rows, up to the next section',
    '## a\n\nText\n\n### b\n\n## troubleshooting\n\nIntro\n\n### c\n\nAnswer\n\n#### d\n\nMore\n\n### e\n\n## f\n\n### g',
    [
      ...['a', 'Text', 'b', 'troubleshooting', 'Intro'],
      ...['details(cAnswer, Answer, d, More)', 'details(e)', 'f', 'g'],
    ],
  ],
  [
    'older ids fold, too, but only the last section of a page',
    '## errors\n\n### a\n\n## pitfalls\n\n### b',
    ['errors', 'a', 'pitfalls', 'details(b)'],
  ],
  [
    'a section of another depth stays as it is',
    '### troubleshooting\n\n### b',
    ['troubleshooting', 'b'],
  ],
])('%s', (_, source, blocks) => {
  // Each heading has its text as id.
  const markdown = source.replace(/^#+ (\w+)$/gm, '$& {/* #$1 */}');
  expect(transformed(foldProblems(), markdown).children.map(describe)).toEqual(blocks);
});
