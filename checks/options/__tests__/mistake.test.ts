import { formatIssue } from '../../base/issue';
import { issueOf, lists, placeOf } from '../mistake';

const { authored, generated } = lists;
const texts: Record<string, string> = {
  [authored]: `export const authored = {
  'lib.id': { since: '0.1.0' },
  "lib.shims.cjs['import.meta.url']": { since: '0.1.0' },
  root: { since: '0.1.0' },
`,
  [generated]: '{\n  "lib.id": {\n    "root": 1',
};
const read = (file: string): string => texts[file] ?? '';

test.each([
  ['lib.id', authored, 2],
  ["lib.shims.cjs['import.meta.url']", authored, 3],
  ['root', authored, 4],
  ['lib', authored, undefined],
  ['lib.id', generated, 2],
  ['root', generated, undefined],
])('the entry of %s in %s is found', (option, file, line) => {
  expect(placeOf(option, file, read)).toEqual({ file, line });
});

test('a mistake is reported with its place and its details', () => {
  const mistake = { option: 'lib.id', message: 'is wrong', fix: 'Do this.' };
  const format = (more: object) => formatIssue(issueOf({ ...mistake, ...more }, read));
  expect(format({ details: '- a\n+ b' })).toBe(
    `${authored}:2  lib.id: is wrong. Fix: Do this.\n    - a\n    + b`,
  );
  expect(format({ place: { file: 'docs/a.mdx', line: 7 } })).toBe(
    'docs/a.mdx:7  lib.id: is wrong. Fix: Do this.',
  );
});
