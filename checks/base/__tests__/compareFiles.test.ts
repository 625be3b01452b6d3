import { filesOf } from '../../base/files';
import { compareFiles } from '../compareFiles';

test('lists missing and extra files, and differing ones with their lines or sizes', () => {
  const committed = filesOf({ 'a.js': 'one\ntwo\n', 'b.js': 'b', 'c.png': 'a\0b', 'gone.js': '' });
  const built = filesOf({ 'a.js': 'one\n2\n', 'b.js': 'b', 'c.png': 'a\0bc', 'new.js': '' });
  expect(compareFiles(committed, built)).toEqual([
    {
      path: 'a.js',
      message: 'differs from what is built (- committed, + built)',
      details: '@@ -1,2 +1,2 @@\n one\n-two\n+2',
    },
    { path: 'c.png', message: 'differs from what is built: 3 and 4 bytes' },
    { path: 'gone.js', message: 'is committed, but not built' },
    { path: 'new.js', message: 'is built, but not committed' },
  ]);
});

test.each([
  ['the first sixty', 100, /\n\+59\n… 41 more lines$/],
  ['none if nearly all have changed', 2000, /^more than 1000 lines changed$/],
])('the lines of a difference: %s', (_, count, details) => {
  const lines = Array.from({ length: count }, (__, index) => `${index + 1}\n`).join('');
  const [difference] = compareFiles(filesOf({ a: '' }), filesOf({ a: lines }));
  expect(difference?.details).toMatch(details);
});
