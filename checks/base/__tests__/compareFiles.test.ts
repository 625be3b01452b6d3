import { filesOf } from '../../base/files';
import { compareFiles } from '../compareFiles';

const committed = filesOf({ 'a.js': 'one\ntwo\n', 'b.js': 'b', 'gone.js': '' });
const built = filesOf({ 'a.js': 'one\n2\n', 'b.js': 'b', 'new.js': '' });

test('lists missing and extra files, and differing ones with their lines', () => {
  expect(compareFiles(committed, built)).toEqual([
    {
      path: 'a.js',
      message: 'differs from what is built (- committed, + built)',
      details: '@@ -1,2 +1,2 @@\n one\n-two\n+2',
    },
    { path: 'gone.js', message: 'is committed, but not built' },
    { path: 'new.js', message: 'is built, but not committed' },
  ]);
});

test('binary files are compared by size only', () => {
  const [before, after] = [filesOf({ 'a.png': 'a\0b' }), filesOf({ 'a.png': 'a\0bc' })];
  expect(compareFiles(before, after)).toEqual([
    { path: 'a.png', message: 'differs from what is built: 3 and 4 bytes' },
  ]);
});

describe('the lines of a difference', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`);
  const details = (before: string[], after: string[]) =>
    compareFiles(filesOf({ a: before.join('') }), filesOf({ a: after.join('') }))[0]?.details;

  test('include three around each change', () => {
    const before = lines(1, 20);
    const after = before.map((line) => (line === '5\n' || line === '15\n' ? `${line}!\n` : line));
    expect(details(before, after)?.split('\n').slice(0, 8)).toEqual(
      '@@ -3,6 +3,7 @@| 3| 4| 5|+!| 6| 7| 8'.split('|'),
    );
  });

  test('are at most sixty', () => {
    const shown = details([], lines(1, 100))?.split('\n');
    expect(shown).toHaveLength(61);
    expect(shown?.at(-1)).toBe('… 41 more lines');
  });

  test('are left out if nearly all have changed', () => {
    expect(details(lines(1, 2000), lines(4001, 6000))).toBe('more than 1000 lines changed');
  });
});
