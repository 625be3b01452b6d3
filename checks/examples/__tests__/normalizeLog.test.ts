import { normalizeLog } from '../normalizeLog';

const folders = {
  cwd: '/home/me/examples/.work/demo',
  nodeModules: '/home/me/examples/node_modules',
};
// The recorded logs of the examples have colors, frames and lines of Node.js removed.
test.each([
  ['hyperlinks', '\u001B]8;;https://a.b\u0007a\u001B]8;;\u0007', 'a\n'],
  ['durations in milliseconds', 'done in 12 ms', 'done\n'],
  ['process ids', '(node:12) Warning: a', 'Warning: a\n'],
  [
    'a config that Node.js loads',
    `${folders.cwd}/a.ts?fresh-import-4x=0,file://${folders.cwd}/a.ts:7:1`,
    'a.ts:7:1\n',
  ],
  ['line ends, trailing blanks and blank lines', '\r\n\na  \r\n\n\n\nb\t\r\n', 'a\n\nb\n'],
  ['paths in the scratch copy', `in ${folders.cwd}/src/a.ts:1:2`, 'in src/a.ts:1:2\n'],
  ['the scratch copy itself', `from ${folders.cwd}`, 'from .\n'],
  ['file URLs', `file://${folders.cwd}/dist/a.js:3`, 'dist/a.js:3\n'],
  ['tools by URL', `file://${folders.nodeModules}/a.js`, 'node_modules/a.js\n'],
  ['tools by absolute path', `${folders.nodeModules}/a/b.js`, 'node_modules/a/b.js\n'],
  ['tools by relative path', '../../node_modules/a/b.js', 'node_modules/a/b.js\n'],
])('%s', (_name, text, expected) => {
  expect(normalizeLog(text, folders)).toBe(expected);
});
