import { tempFolder } from '../../src/testing/tempFolder';
import { openCache } from '../../checks/base/cache';
import { filesOf } from '../../checks/base/files';
import { groups, openPassed } from '../unchanged';

const all = ['site', 'unpatched', 'behavior'];
const ofPages = ['site', 'unpatched'];

/** Files, and the groups that a change of each runs again. */
const files: [string, string[]][] = [
  ['src/site/routes.ts', all],
  ['e2e/home.spec.ts', all],
  ['e2e/fixture/docs/page.mdx', all],
  ['checks/base/root.ts', all],
  ['i18n/zh/code.json', all],
  ['docs/guide/page.mdx', ofPages],
  ['i18n/zh/docusaurus-plugin-content-docs/current/guide/page.mdx', ofPages],
  ['blog/post.mdx', ofPages],
  ['checks/content/index.ts', []],
  ['src/site/__tests__/routes.test.ts', []],
  ['CONTRIBUTING.md', []],
];
const texts = Object.fromEntries(files.map(([file]) => [file, 'before']));

let folder: string;
beforeEach(() => (folder = tempFolder()));
const open = (given = texts, browser = 'Chromium 1') =>
  openPassed(browser, filesOf(given), openCache('browser', { folder }));

/** The groups that run again. */
function changedGroups(...args: Parameters<typeof open>): string[] {
  const passed = open(...args);
  return groups.filter((group) => !passed.has(group));
}

test('a group runs until it has passed', () => {
  expect(changedGroups()).toEqual(all);
  open().add(['site']);
  expect(changedGroups()).toEqual(['unpatched', 'behavior']);
  open().add(groups);
  expect(changedGroups()).toEqual([]);
});

test.each(files)('a change of %s runs %j again', (file, expected) => {
  open().add(groups);
  expect(changedGroups({ ...texts, [file]: 'after' })).toEqual(expected);
  const { [file]: _, ...others } = texts;
  expect(changedGroups(others)).toEqual(expected);
});

test('all groups run again in another version of the browser', () => {
  open().add(groups);
  expect(changedGroups(texts, 'Chromium 2')).toEqual(all);
});
