import { tempFolder } from '../../../src/testing/tempFolder';
import { formatIssue } from '../../base/issue';
import { root } from '../../base/root';
import { checkOutputs } from '../machineFolders';

test.each([
  '/home/me/a.js',
  '/root/a.js',
  '/Users/me/a.js',
  String.raw`C:\Users\me\a.js`,
  String.raw`C:\\Users\\me\\a.js`,
  '/tmp/a.js',
  '/private/var/folders/a.js',
  `${root}/a.js`,
  '/builds/site/examples/node_modules/a/index.js',
])('a recorded output with %s is an issue', (place) => {
  const folder = tempFolder({
    'demo/package.json': '{}',
    'demo/build.log': `a\nfile://${place}:1`,
    'demo/dist/index.js': `// ./home/a.js\n'${place}'`,
  });
  const message = `2  the output contains a path of the machine that built it: ${place}. Fix: `;
  expect(checkOutputs(folder).map(formatIssue)).toEqual([
    expect.stringContaining(`examples/demo/build.log:${message}`),
    expect.stringContaining(`examples/demo/dist/index.js:${message}`),
  ]);
});
