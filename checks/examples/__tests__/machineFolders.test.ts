import path from 'node:path';
import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { formatIssue } from '../../base/issue';
import { root } from '../../base/root';
import { checkOutputs } from '../machineFolders';

/** Checks an example with the given files. */
function check(files: Readonly<Record<string, string>>): string[] {
  const folder = path.join(tempFolder(), 'demo');
  addFiles(folder, { 'package.json': '{}', ...files });
  return checkOutputs(path.dirname(folder)).map(formatIssue);
}

test('names the file, the line and the fix', () => {
  const content = 'const a = 1;\nconst dir = "/home/me/rslib/src";\n';
  expect(check({ 'dist/index.js': content })).toEqual([
    'examples/demo/dist/index.js:2  ' +
      'the output contains a path of the machine that built it: /home/me/rslib/src. ' +
      'Fix: Set what keeps the path out of the output, or leave the file out of "outputs" in ' +
      'example.json, and run "npm run examples -- demo".',
  ]);
});

test.each([
  ['a folder of a user', '"/home/me/a.js"'],
  ['a folder of the administrator', 'at /root/a.js'],
  ['a folder of a user on macOS', "'/Users/me/a.js'"],
  ['a folder of a user on Windows', String.raw`C:\Users\me\a.js`],
  ['a folder of a user on Windows, in JSON', String.raw`"C:\\Users\\me\\a.js"`],
  ['a folder for temporary files', '(/tmp/a.js:1:2)'],
  ['the same on macOS', '/private/var/folders/a.js'],
  ['a URL of a file', 'file:///home/me/a.js'],
  ['this checkout', `${root}/a.js`],
  ['the tools in another checkout', '/builds/site/examples/node_modules/a/index.js'],
])('finds %s', (_name, text) => {
  expect(check({ 'dist/index.js': text })).toHaveLength(1);
  expect(check({ 'build.log': text })).toHaveLength(1);
});

test.each([
  ['a relative path', '../home/a.js ./tmp/a.js src/root/a.js'],
  ['tools by relative path', '../../node_modules/a/index.js node_modules/a/index.js'],
  ['a URL', 'https://rslib.rs/home/a https://rslib.rs/examples/dual.zip'],
  ['a page', "href='/guide/start/'"],
])('allows %s', (_name, text) => {
  expect(check({ 'dist/index.js': text })).toEqual([]);
});

test('does not look at sources', () => {
  expect(check({ 'src/index.ts': 'export const dir = "/home/me/a";' })).toEqual([]);
});
