import { formatIssue } from '../../base/issue';
import { issueOf, lists, placeOf } from '../mistake';

const texts: Record<string, string> = {
  'src/config/options/lib.ts': `export const libOptions = {
  'lib.id': {
    root: 1,
  },
  "lib.shims.cjs['import.meta.url']": {
`,
  'src/config/options/rsbuild.ts': `export const rsbuildOptions = {
  root: {
`,
};
const read = (file: string): string => texts[file] ?? '';

test.each([
  ['lib.id', { file: 'src/config/options/lib.ts', line: 2 }],
  ["lib.shims.cjs['import.meta.url']", { file: 'src/config/options/lib.ts', line: 5 }],
  ['root', { file: 'src/config/options/rsbuild.ts', line: 2 }],
  ['lib', { file: 'src/config/options/lib.ts' }],
])('the entry of %s is found', (option, place) => {
  expect(placeOf(option, lists.facts, read)).toEqual(place);
});

test('a mistake is reported with its place and both values', () => {
  const mistake = { option: 'lib.id', message: 'is wrong', fix: 'Do this.' };
  const format = (more: object) => formatIssue({ ...issueOf({ ...mistake, ...more }, read) });
  expect(format({ stated: 'a', actual: 'b' })).toBe(
    'src/config/options/lib.ts:2  lib.id: is wrong. Fix: Do this.\n    stated: a\n    actual: b',
  );
  expect(format({ place: { file: 'docs/a.mdx', line: 7 } })).toBe(
    'docs/a.mdx:7  lib.id: is wrong. Fix: Do this.',
  );
});
