import { tempFolder } from '../../../testing/tempFolder';
import { transformed } from '../../../testing/transformed';
import includeExamples from '../includeExamples';

const siteDir = tempFolder({
  'examples/dual/dist/index.js': 'export {};\n',
  'examples/dual/dist/a.js': '',
  'examples/dual/dist/utils/math.js': '',
  'examples/dual/rslib.config.ts':
    '// #region lib\nconst a = 1;\n// #endregion lib\nconst b = 2;\n',
});

/** The fence with these options, after the transform. */
function fill(info: string, body = '') {
  const page = `> \`\`\`${info}\n> ${body}\n> \`\`\``;
  const [quote] = transformed(includeExamples(), page, siteDir).children;
  return quote?.type === 'blockquote' ? quote.children[0] : undefined;
}

test.each([
  [
    'a file without its title',
    'ts file="dual/rslib.config.ts" {1}',
    'const a = 1;\nconst b = 2;',
    { path: 'rslib.config.ts', title: 'rslib.config.ts' },
  ],
  [
    'a folder, directories first, titled by its path',
    'tree file="dual/dist"',
    '├── utils\n│   └── math.js\n├── a.js\n└── index.js',
    { path: 'dist', title: 'dist/' },
  ],
  [
    'a folder below another title, with its name',
    'tree file="dual/dist/utils" title="x"',
    'utils\n└── math.js',
    { path: 'dist/utils' },
  ],
])('a fence is filled with %s', (_, info, value, data) => {
  expect(fill(info)).toMatchObject({ value, data });
});

test('other fences are left alone', () => {
  expect(fill('ts title="x"', 'let a;')?.data).toBeUndefined();
});

test.each([
  ['ts file="dual/nope.ts"', 'examples/dual/nope.ts does not exist'],
  ['ts file="gone/a/b.ts"', 'nearest existing folder is examples/'],
  ['ts file="dual/dist"', 'is a folder. Fix: Draw it with ```tree'],
  ['tree file="dual/rslib.config.ts"', 'is a file. Fix: Name a folder'],
  ['ts file="../package.json"', 'is not a path inside one example'],
  ['ts file="dual"', 'is not a path inside one example'],
  ['ts file="dual/rslib.config.ts" region="x"', 'has no region "x"'],
  ['ts file="dual/rslib.config.ts"', 'but has a body. Fix: Delete the body', 'let a;'],
  ['tree', 'a tree fence without a file. Fix: Add file='],
  ['ts region="x"', 'without a file'],
])('```%s stops the build: %s', (info, message, body = '') => {
  expect(() => fill(info, body)).toThrow(message);
  expect(() => fill(info, body)).toThrow(/^docs\/a\.mdx:1  /);
});
