import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { openCache } from '../../base/cache';
import { filesOf } from '../../base/files';
import { openPassed } from '../passed';
import { split, stepsWith } from '../steps';

// What a step makes may be missing in the checkout that runs this test.
const steps = stepsWith().map((step) => ({ ...step, makes: undefined }));

/** Files, and steps that a change of each repeats, and that it doesn't. */
const files: [file: string, repeated: string[], kept: string[]][] = [
  ['src/site/routes.ts', ['lint', 'unit', 'build', 'browser'], ['storybook']],
  ['e2e/home.spec.ts', ['lint', 'browser'], ['storybook']],
  ['checks/base/root.ts', ['lint', 'storybook', 'browser'], []],
  ['docs/guide/page.mdx', ['content', 'samples', 'build', 'site', 'browser'], ['lint', 'types']],
  ['checks/content/index.ts', ['lint', 'content'], ['build', 'browser']],
  ['src/site/__tests__/routes.test.ts', ['lint', 'unit'], ['build', 'browser']],
  ['CONTRIBUTING.md', ['newcomer', 'format'], ['lint', 'build', 'browser']],
];
const texts = Object.fromEntries(files.map(([file]) => [file, 'before']));

let folder: string;
beforeEach(() => {
  folder = tempFolder();
  const passed = open();
  for (const step of steps) passed.add(step, 1);
});
const open = (given = texts, browser = 'Chromium 1', environment = {}) =>
  openPassed(browser, filesOf(given), openCache('steps', { folder }), environment);

/** Names of the steps that have to run. */
function due(...args: Parameters<typeof open>): string[] {
  const passed = open(...args);
  return steps.filter((step) => passed.get(step) === undefined).map(({ name }) => name);
}

test.each(files)('a change of %s repeats %j, not %j', (file, repeated, kept) => {
  const { [file]: _, ...others } = texts;
  for (const given of [{ ...texts, [file]: 'after' }, others]) {
    expect(due(given)).toEqual(expect.arrayContaining(repeated));
    for (const name of kept) expect(due(given)).not.toContain(name);
  }
});

test('without a change only the steps about the machine run', () => {
  expect(due()).toEqual(expect.arrayContaining(['setup']));
  expect(due()).not.toContain('browser');
  expect(due(texts, 'Chromium 2')).toContain('browser');
  expect(due(texts, 'Chromium 1', { PATCHES: 'off' })).toContain('build');
});

test('a step runs again if another command wrote what it makes', () => {
  const makes = path.join(folder, 'made.txt');
  const step = { script: 'make', unrelated: /(?!)/, makes };
  fs.writeFileSync(makes, '');
  open().add(step, 1);
  expect(open().get(step)).toBe('1');
  fs.utimesSync(makes, 0, 0);
  expect(open().get(step)).toBeUndefined();
  fs.rmSync(makes);
  expect(open().get(step)).toBeUndefined();
});

test('what a step needs runs with it, though it passed before', () => {
  const { toRun, passed } = split(steps, ({ name }) => name !== 'site');
  expect(toRun.map(({ name }) => name)).toEqual(['build', 'site']);
  expect(passed).toHaveLength(steps.length - 2);
});

test('a step only needs steps that are before it in the list', () => {
  steps.forEach(({ after = [] }, at) => {
    expect(steps.slice(0, at).map(({ name }) => name)).toEqual(expect.arrayContaining([...after]));
  });
});
