import { codeKind } from '../codeKind';
import { highlightToHtml } from '../toHtml';
import { tokenize } from '../tokenize';

/** The runs of code, each with its kind: `keyword:let`. */
const runsOf = (code: string, language: string) =>
  tokenize(code, language).map(({ kind, text }) => `${kind ?? ''}:${text}`);

/** Texts of one kind, without white space around them. */
const textsOf = (kind: string, code: string, language: string) =>
  tokenize(code, language).flatMap((run) => (run.kind === kind ? run.text.trim() : []));

test.each([
  // Adjacent tokens of one color are joined, and code in strings is plain.
  [
    'ts',
    'export const t = `a ${b}`;',
    ['keyword:export const', ': t = ', 'string:`a ', ':${b}', 'string:`', ':;'],
  ],
  [
    'log',
    'ready   built\n  × no\n  │ at a (b)\nerrors',
    [
      ...['inserted:ready', ':   built', ':\n  ', 'deleted:×', ': no', ':\n  │ '],
      ...['comment:at a (b)', ':\n', ':errors'],
    ],
  ],
])('colors of %s: %s', (language, code, runs) => {
  expect(runsOf(code, language)).toEqual(runs);
});

test.each([
  ['comment', 'bash', '# c'],
  ['type', 'toml', '[a]'],
  ['constant', 'yaml', 'a: true'],
  ['variable', 'scss', '$a: 1px;'],
  ['tag', 'less', '.a { b: c }'],
  ['keyword', 'vue', '<script setup>\nimport a from "a";\n</script>'],
  ['property', 'dotenv', 'A=1'],
  ['tag', 'tsx', '<div a="b" />'],
  ['type', 'ts', 'type A = string'],
])('a %s in %s: %s', (kind, language, code) => {
  expect(textsOf(kind, code, language)).not.toEqual([]);
});

test.each([
  ['function', 'npm install', ['npm']],
  ['function', 'cd app && pnpm add -D \\\n  npm', ['cd', 'pnpm']],
  ['function', 'CI=1 rslib build 2>&1 | tee npm.log\nrslib', ['rslib', 'tee', 'rslib']],
  ['function', 'if true; then\n  ls\nfi', ['ls']],
  ['property', 'rslib build --lib cjs -w', ['--lib', '-w']],
  ['property', 'npx rslib \\\n  --source-map=true a-b', ['--source-map']],
])('each %s in the commands: %s', (kind, code, found) => {
  expect(textsOf(kind, code, 'bash')).toEqual(found);
});

test.each(['js', 'ts', 'tsx'])('%s: the variable "from" is no keyword', (language) => {
  const code = "import a from 'a';\n(from) => `${from}`;";
  expect(textsOf('keyword', code, language)).toEqual(['import', 'from']);
});

test.each([
  [
    'each line is marked on its own',
    ...['/* a\nb */', 'ts', { lines: [1] }],
    '<mark><span class="token comment">/* a</span></mark>\n<span class="token comment">b */</span>',
  ],
  [
    'every line is marked where lines are numbered',
    ...['a\nb', 'text', { lines: [2], isNumbered: true }],
    '<span class="line">a</span>\n<span class="line"><mark>b</mark></span>',
  ],
  [
    'text is a log by its path',
    ...['info a', 'text', { path: 'build.log' }],
    '<span class="token function">info</span> a',
  ],
] as const)('%s', (_, code, language, options, html) => {
  expect(highlightToHtml(code, language, options)).toBe(html);
});

test.each([
  [
    'dist\n├── esm\n│   └── a.d.ts\n└── a.js',
    'dist',
    ['comment dist', 'comment esm', 'types a.d.ts'],
  ],
  ['├── dist\n│   └── a.js\n└── b.js', 'app', ['comment dist', 'output a.js']],
  ['├── a.js\n└── a.d.ts', 'app/src', []],
])('names in a tree have a color if it differs from that of the tree: %j', (tree, path, names) => {
  const html = highlightToHtml(tree, 'tree', { path });
  const found = [...html.matchAll(/"token (\w+)">([^<]+)/g)];
  expect(found.map(([, token, name]) => `${token} ${name}`)).toEqual(names);
});

test.each([
  ['src/env.d.ts', 'source'],
  ['packages/core/dist/index.d.js', 'output'],
  ['dist/logo.d.svg.ts', 'types'],
  ['distance.ts', 'source'],
  ['package.json', 'plain'],
  ['build.log', 'plain'],
])('%s is %s', (path, kind) => {
  expect(codeKind(path)).toBe(kind);
});
