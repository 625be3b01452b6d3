import { chineseStyle } from '../rules/chineseStyle';
import { countWords, guideLength } from '../rules/guideLength';
import { findCodeBlocks, findSentences, repetition } from '../rules/repetition';
import { contentOf } from '../content';
import { zhDocs } from './goodContent';

/** The content of pages, by their paths below docs/. */
function pagesOf(bodies: Readonly<Record<string, string>>) {
  const files = Object.entries(bodies).map(([path, body]) => [`docs/${path}.mdx`, body]);
  return contentOf(Object.fromEntries(files) as Record<string, string>, {});
}

function wordsOf(body: string) {
  const [page] = pagesOf({ 'guide/a': body }).pages;
  return countWords(page!);
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
  expect(wordsOf(body).all).toBe(count);
});

test.each([
  ['guide/start/quick-start', 600],
  ['guide/solution/react', 900],
  ['guide/solution/index', 1500],
  ['config/a', Infinity],
])('%s has at most %d words', async (path, limit) => {
  const issuesOf = (count: number) => guideLength(pagesOf({ [path]: 'Word '.repeat(count) }), {});
  expect(await issuesOf(Math.min(limit, 1e4))).toEqual([]);
  if (limit === Infinity) return;
  expect(await issuesOf(limit + 1)).toMatchObject([
    { message: `the guide has ${limit + 1} words, at most ${limit} are allowed` },
  ]);
});

const samples = '```ts\n```\n\n'.repeat(4);

test.each([
  ['Two words.\n\n```bash\nnpx rslib\n```\n\nMore.', 2],
  ['One.\n\n```ts title="a/rslib.config.ts"\n```\n', 1],
  ['One.\n\n```ts\n```\n\nTwo.\n\n```json file="a/package.json"\n```\n', 2],
  ['```ts\n```', 0],
])('before its first config or command, %j has %p words', (body, count) => {
  expect(wordsOf(`${body}\n\n${samples}`).beforeConfig).toBe(count);
  // A page with few samples describes or links.
  expect(wordsOf(body).beforeConfig).toBe(0);
});

const block = '```ts\na;\nb;\nc;\n```\n';

test.each([
  [block, block, 1],
  ['```ts\na;\n```\n', '```ts\na;\n```\n', 0],
  [`${block}\n${block}`, '', 0],
])('%j and %j have %i blocks in common', (a, b, count) => {
  expect(findCodeBlocks(pagesOf({ a, b }).pages)).toHaveLength(count);
});

const sentence = 'The bundler of the application reads the file and keeps its own copy.';

test.each([
  [sentence, `Short. ${sentence.replace('own', 'second')}`, 1],
  [sentence, 'The compiler of a library writes declarations and never reads an old copy.', 0],
  ['This is the same.', 'This is the same.', 0],
  [`${sentence}\n\n${sentence}`, '', 0],
])('%j and %j have %i sentences that are alike', (a, b, count) => {
  expect(findSentences(pagesOf({ a, b }).pages)).toHaveLength(count);
});

test('messages in several headings are an issue that lists them', async () => {
  const heading = '### `Cannot find module` {/* #a */}';
  expect(await repetition(pagesOf({ a: heading, b: heading }), {})).toMatchObject([
    {
      message: '1 messages have several headings, at most 0 are allowed',
      details: 'cannot find module: docs/a.mdx:1, docs/b.mdx:1',
    },
  ]);
});

test.each([
  ['200 请 per 1,000 characters, at most 4', '请设置请求。'],
  ['83.33 如果……，请…… per 1,000 characters, at most 0.8', '如果要用，请装。如果不用，不装。'],
  ['500 ； per 1,000 characters, at most 0.8', '一；二'],
  [
    '33.33 % of sentences that begin with 如果, at most 8',
    '如果要用，装。\n\n| 如果 |\n| - |\n\n不用。要用：',
  ],
  ['1300.5 characters per 它, at most 1250', `它${'字'.repeat(2599)}它`],
])('%s are allowed', async (said, text) => {
  const file = `${zhDocs}/a.mdx`;
  expect(await chineseStyle(contentOf({ [file]: text }, {}), {})).toContainEqual(
    expect.objectContaining({
      message: `${said} are allowed`,
      details: `${said.split(' ')[0]} ${file}`,
    }),
  );
});
