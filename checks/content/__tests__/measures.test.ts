import { contentOf } from '../content';
import { issuesOf, measure, tableOf } from '../measures';
import { limits } from '../measures/limits';
import { zhDocs } from './goodContent';

/** What is measured of pages, by their paths below docs/. */
function measured(bodies: Readonly<Record<string, string>>) {
  const files = Object.entries(bodies).map(([path, body]) => [`docs/${path}.mdx`, body]);
  return measure(contentOf(Object.fromEntries(files) as Record<string, string>, {}));
}

function valueOf(name: string, bodies: Readonly<Record<string, string>>): number | undefined {
  return measured(bodies).find((result) => result.measure === name)?.value;
}

const folded = `
## Troubleshooting {/* #troubleshooting */}

Four words stay here.

### \`No exports\` {/* #no-exports */}

A folded answer.
`;

test.each([
  ['One `code` and\n\n| a | cell |\n| - | - |\n| of | tables |', 7],
  ['```ts title="a.ts"\nconst a = 1;\n```\n', 0],
  [folded, 5],
  [`${folded}\n## Next {/* #next */}`, 6],
  ['<details>\n<summary>Few need it</summary>\n\nFolded.\n\n</details>\n\nShown.', 1],
])('%j has %i words', (body, count) => {
  expect(valueOf('words of a guide', { 'guide/a': body })).toBe(count);
});

test.each([
  ['guide/start/quick-start', 0],
  ['guide/solution/react', 1],
  ['guide/solution/index', 2],
])('the limit of %s', (path, index) => {
  const limit = limits.words[index]?.[1];
  expect(measured({ [path]: '' })[0]).toMatchObject({ limit });
});

test('pages of the reference have no limit', () => {
  expect(valueOf('words of a guide', { 'config/a': 'Word.' })).toBeUndefined();
});

const samples = '```ts\n```\n\n'.repeat(4);

test.each([
  ['Two words.\n\n```bash\nnpx rslib\n```\n\nMore.', 2],
  ['One.\n\n```ts title="a/rslib.config.ts"\n```\n', 1],
  ['One.\n\n```ts\n```\n\nTwo.\n\n```json file="a/package.json"\n```\n', 2],
  ['```ts\n```', undefined],
])('before its first config or command, %j has %p words', (body, count) => {
  const name = 'words before the first config or command';
  expect(valueOf(name, { 'guide/a': `${body}\n\n${samples}` })).toBe(count);
  // A page with few samples describes or links.
  expect(valueOf(name, { 'guide/a': body })).toBeUndefined();
});

const block = '```ts\na;\nb;\nc;\n```\n';

test.each([
  [block, block, 1],
  ['```ts\na;\n```\n', '```ts\na;\n```\n', 0],
  [`${block}\n${block}`, '', 0],
])('%j and %j have %i blocks in common', (a, b, count) => {
  expect(valueOf('blocks of code on several pages', { 'guide/a': a, 'guide/b': b })).toBe(count);
});

const sentence = 'The bundler of the application reads the file and keeps its own copy.';

test.each([
  [sentence, `Short. ${sentence.replace('own', 'second')}`, 1],
  [sentence, 'The compiler of a library writes declarations and never reads an old copy.', 0],
  ['This is the same.', 'This is the same.', 0],
  [`${sentence}\n\n${sentence}`, '', 0],
])('%j and %j have %i sentences that are alike', (a, b, count) => {
  const name = 'pairs of sentences that are alike';
  expect(valueOf(name, { 'guide/a': a, 'guide/b': b })).toBe(count);
});

test.each([
  ['请 per 1,000 characters', '请设置请求。', 200],
  ['如果……，请…… per 1,000 characters', '如果要用，请装。如果不用，不装。', 83.33],
  ['； per 1,000 characters', '一；二', 500],
  [
    '% of sentences that begin with 如果',
    '如果要用，装。\n\n| 如果 |\n| - |\n\n不用。要用：',
    33.33,
  ],
  ['characters per 它', '它在，它不在。', 2.5],
])('%s of %j: %d', (name, text, value) => {
  const results = measure(contentOf({ [`${zhDocs}/a.mdx`]: text }, {}));
  expect(results).toContainEqual(expect.objectContaining({ measure: name, value }));
});

test('what is above its limit is an issue, and the table has the largest values', () => {
  const page = { measure: 'words', limit: 2, file: 'a.mdx', fix: 'Cut.' };
  const results = [
    { ...page, value: 2 },
    { ...page, value: 3, file: 'b.mdx' },
    { ...page, measure: 'pairs', value: 1, details: 'a, b' },
  ];
  expect(issuesOf(results)).toEqual([
    { file: 'b.mdx', message: 'words: 3, at most 2', fix: 'Cut.' },
  ]);
  const pairs = { ...page, file: 'docs', value: 3, details: 'x: a.mdx:1, b.mdx:2\ny: c.mdx:3' };
  expect(issuesOf([pairs], ['', 'b.mdx'])).toMatchObject([
    {
      message: 'words: 3, at most 2; on the pages that you changed',
      details: 'x: a.mdx:1, b.mdx:2',
    },
  ]);
  expect(issuesOf([pairs], ['d.mdx'])).toMatchObject([{ details: pairs.details }]);
  expect(tableOf(results)).toBe('    3 of    2  words: b.mdx\n    1 of    2  pairs');
});
