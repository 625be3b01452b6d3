import path from 'node:path';
import { zipOf } from '../../../src/emit/exampleProjects/pack';
import { tempFolder } from '../../../src/testing/tempFolder';
import type { Execute } from '../../base/execute';
import { filesOf } from '../../base/files';
import { checkDownload } from '../checkDownload';

const passing: Execute = () => Promise.resolve({ code: 0, text: '' });
const failing: Execute = () => Promise.resolve({ code: 1, text: 'TS2742' });

const good = {
  'package.json': '{ "devDependencies": { "tool": "1.0.1" }, "dependencies": { "b": "^2.0.0" } }',
};

async function check(
  texts: Record<string, string>,
  { execute = passing, fails = false } = {},
): Promise<string[]> {
  const folder = tempFolder({
    'tools/.bin/tool': '',
    'tools/tool/package.json': '{ "version": "1.0.1" }',
    'tools/b/package.json': '{ "version": "2.3.0" }',
  });
  const issues = await checkDownload(
    { name: 'demo', zip: Buffer.from(zipOf('demo', filesOf(texts))), fails },
    {
      toolsFolder: path.join(folder, 'tools'),
      execute,
    },
  );
  return issues.map(({ message }) => message);
}

test('a project that builds is right', async () => {
  expect(await check(good)).toEqual([]);
});

test.each([
  ['1.0.0', 'it needs tool@1.0.0, but the tools have another version'],
  ['^2.0.0', 'it needs tool@^2.0.0, but the tools have another version'],
])('a version that is not the installed one is wrong: %s', async (version, message) => {
  const packageJson = JSON.stringify({ devDependencies: { tool: version } });
  expect(await check({ ...good, 'package.json': packageJson })).toEqual([message]);
});

test('a build has to end as the example says', async () => {
  expect(await check(good, { execute: failing })).toEqual([
    '"npm run build" fails, which is wrong',
  ]);
  expect(await check(good, { fails: true })).toEqual(['"npm run build" passes, which is wrong']);
  expect(await check(good, { execute: failing, fails: true })).toEqual([]);
});

test('only what package.json lists is installed', async () => {
  const found: boolean[] = [];
  const { existsSync } = await import('node:fs');
  const execute: Execute = (_command, cwd) => {
    found.push(...['tool', 'b', '.bin'].map((name) => existsSync(`${cwd}/node_modules/${name}`)));
    return passing('', cwd);
  };
  await check({ ...good, 'package.json': '{ "dependencies": { "b": "^2.0.0" } }' }, { execute });
  expect(found).toEqual([false, true, true]);
});
