import { normalizeLog } from '../normalizeLog';

const folders = {
  cwd: '/home/me/examples/.work/demo',
  nodeModules: '/home/me/examples/node_modules',
};
const normalize = (text: string) => normalizeLog(text, folders);

test.each([
  ['colors', '\u001B[90mTS5011: \u001B[0mNo', 'TS5011: No\n'],
  ['hyperlinks', '\u001B]8;;https://a.b\u0007a\u001B]8;;\u0007', 'a\n'],
  ['durations in seconds', 'ready   built in 0.13s (esm)', 'ready   built (esm)\n'],
  ['durations in milliseconds', 'done in 12 ms', 'done\n'],
  ['sizes, which stay', 'dist/index.js   1.3 kB', 'dist/index.js   1.3 kB\n'],
  ['line ends and trailing blanks', 'a  \r\nb\t\r\n', 'a\nb\n'],
  ['many blank lines', '\n\na\n\n\n\nb\n\n', 'a\n\nb\n'],
  ['paths in the scratch copy', `in ${folders.cwd}/src/a.ts:1:2`, 'in src/a.ts:1:2\n'],
  ['the scratch copy itself', `from ${folders.cwd}`, 'from .\n'],
  ['file URLs', `file://${folders.cwd}/dist/a.js:3`, 'dist/a.js:3\n'],
  ['tools by absolute path', `${folders.nodeModules}/a/b.js`, 'node_modules/a/b.js\n'],
  ['tools by relative path', '../../node_modules/a/b.js', 'node_modules/a/b.js\n'],
  ['frames of the example, which stay', `    at ${folders.cwd}/a.mjs:3:1`, '    at a.mjs:3:1\n'],
  ['frames of tools', `a\n    at f (file://${folders.nodeModules}/b.js:1:2)`, 'a\n'],
  ['frames of Node.js', 'a\n    at g (node:fs:1:2)\n    at async Promise.all (index 0)', 'a\n'],
  ['lines of Node.js', 'node:internal/a:1\na\nNode.js v20.1.0', 'a\n'],
  ['nothing', ' \n\n', ''],
])('%s', (_name, text, expected) => {
  expect(normalize(text)).toBe(expected);
});

test('normalizing twice changes nothing', () => {
  const text = 'ready   built in 1s (esm)\nready   built in 1s (cjs)\n\nFile (esm)  Size\n';
  expect(normalize(normalize(text))).toBe(normalize(text));
});
