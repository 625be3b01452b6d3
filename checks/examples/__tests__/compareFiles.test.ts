import { compareFiles, describeDifferences } from '../compareFiles';
import { unifiedDiff } from '../unifiedDiff';
import { filesOf } from '../testing/filesOf';

const committed = filesOf({ 'a.js': 'one\ntwo\n', 'b.js': 'b', 'gone.js': '' });
const built = filesOf({ 'a.js': 'one\n2\n', 'b.js': 'b', 'new.js': '' });

test('lists missing, extra and differing files', () => {
  expect(compareFiles(committed, built)).toEqual([
    { path: 'a.js', kind: 'differs' },
    { path: 'gone.js', kind: 'extra' },
    { path: 'new.js', kind: 'missing' },
  ]);
});

test('finds no difference in equal folders', () => {
  expect(compareFiles(committed, committed)).toEqual([]);
});

test('describes differences with the lines', () => {
  const differences = compareFiles(committed, built);
  expect(describeDifferences(differences, committed, built)).toEqual([
    'a.js: differs (- committed, + built)',
    '   one',
    '  -two',
    '  +2',
    '   ',
    'gone.js: is committed, but not built',
    'new.js: is built, but not committed',
  ]);
});

test('binary files are compared by size only', () => {
  const [before, after] = [filesOf({ 'a.png': 'a\0b' }), filesOf({ 'a.png': 'a\0bc' })];
  expect(describeDifferences(compareFiles(before, after), before, after)).toEqual([
    'a.png: differs (- committed, + built): 3 and 4 bytes',
  ]);
});

describe('unifiedDiff', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

  test('shows three lines around each change', () => {
    const before = lines(1, 20);
    const after = before.map((line) => (line === '5' || line === '15' ? `${line}!` : line));
    expect(unifiedDiff(before.join('\n'), after.join('\n'))).toEqual(
      [' 2', ' 3', ' 4', '-5', '+5!', ' 6', ' 7', ' 8', '@@'].concat([
        ' 12',
        ' 13',
        ' 14',
        '-15',
        '+15!',
        ' 16',
        ' 17',
        ' 18',
        '@@',
      ]),
    );
  });

  test('keeps the lines that both have inside a change', () => {
    expect(unifiedDiff('a\nb\nc', 'x\nb\ny')).toEqual(['-a', '+x', ' b', '-c', '+y']);
  });

  test('shows nothing for equal texts', () => {
    expect(unifiedDiff('a\nb', 'a\nb')).toEqual([]);
  });

  test('cuts long differences', () => {
    const diff = unifiedDiff('', lines(1, 100).join('\n'));
    expect(diff).toHaveLength(61);
    expect(diff.at(-1)).toBe('… 41 more lines');
  });

  test('handles files too long to compare line by line', () => {
    const diff = unifiedDiff(lines(1, 3000).join('\n'), lines(2000, 6000).join('\n'));
    expect(diff[0]).toBe('-1');
  });
});
