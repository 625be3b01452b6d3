import path from 'node:path';
import type { Code } from 'mdast';
import { VFile } from 'vfile';
import { tempFolder } from '../../../testing/tempFolder';
import includeExamples from '../includeExamples';

const position = { start: { line: 12, column: 1 }, end: { line: 12, column: 2 } };

let siteDir: string;

beforeAll(() => {
  siteDir = tempFolder({
    'examples/dual/dist/index.js': 'export {};\n',
    'examples/dual/dist/a.js': '',
    'examples/dual/dist/utils/math.js': '',
    'examples/dual/rslib.config.ts':
      '// #region lib\nconst a = 1;\n// #endregion lib\nconst b = 2;\n',
  });
});

function fill(lang: string, meta: string, value = ''): Code {
  const node: Code = { type: 'code', lang, meta, value, position };
  const file = new VFile({ cwd: siteDir, path: path.join(siteDir, 'docs/a.mdx') });
  includeExamples()({ type: 'root', children: [{ type: 'blockquote', children: [node] }] }, file);
  return node;
}

it('fills a fence and titles it', () => {
  expect(fill('ts', 'file="dual/rslib.config.ts" {1}')).toMatchObject({
    value: 'const a = 1;\nconst b = 2;',
    data: { path: 'rslib.config.ts', title: 'rslib.config.ts' },
  });
});

it('includes a region', () => {
  expect(fill('ts', 'file="dual/rslib.config.ts" region="lib"').value).toBe('const a = 1;');
});

it('draws a folder, directories first, titled by its path', () => {
  expect(fill('tree', 'file="dual/dist"')).toMatchObject({
    value: ['├── utils', '│   └── math.js', '├── a.js', '└── index.js'].join('\n'),
    data: { path: 'dist', title: 'dist/' },
  });
});

it('keeps the name of a folder below another title', () => {
  expect(fill('tree', 'file="dual/dist/utils" title="x"')).toMatchObject({
    value: 'utils\n└── math.js',
    data: { path: 'dist/utils' },
  });
});

it('leaves other fences alone', () => {
  expect(fill('ts', 'title="x"', 'let a;').data).toBeUndefined();
});

it.each([
  ['ts', 'file="dual/nope.ts"', '', 'examples/dual/nope.ts does not exist'],
  ['ts', 'file="gone/a/b.ts"', '', 'nearest existing folder is examples/'],
  ['ts', 'file="dual/dist"', '', 'is a folder. Fix: Draw it with ```tree'],
  ['tree', 'file="dual/rslib.config.ts"', '', 'is a file. Fix: Name a folder'],
  ['ts', 'file="../package.json"', '', 'is not a path inside one example'],
  ['ts', 'file="dual"', '', 'is not a path inside one example'],
  ['ts', 'file="dual/rslib.config.ts" region="x"', '', 'has no region "x"'],
  ['ts', 'file="dual/rslib.config.ts"', 'let a;', 'but has a body. Fix: Delete the body'],
  ['tree', '', '', 'a tree fence without a file. Fix: Add file='],
  ['ts', 'region="x"', '', 'without a file'],
])('```%s %s stops the build', (lang, meta, value, message) => {
  expect(() => fill(lang, meta, value)).toThrow(message);
  expect(() => fill(lang, meta, value)).toThrow(/^docs\/a\.mdx:12  /);
});
