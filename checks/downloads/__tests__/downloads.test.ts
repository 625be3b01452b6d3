import fs from 'node:fs';
import { zipOf } from '../../../src/emit/exampleProjects/pack';
import { tempFolder } from '../../../src/testing/tempFolder';
import type { Execute } from '../../base/execute';
import { filesOf } from '../../base/files';
import { checkDownload } from '../checkDownload';

const passing: Execute = () => Promise.resolve({ code: 0, text: '' });
const failing: Execute = () => Promise.resolve({ code: 1, text: 'TS2742' });

/** Checks a project with this `package.json`, and returns what is wrong. */
async function check(packageJson: object, execute = passing, fails = false): Promise<string[]> {
  const toolsFolder = tempFolder({
    '.bin/tool': '',
    'tool/package.json': '{ "version": "1.0.1" }',
    'b/package.json': '{ "version": "2.3.0" }',
    'b-3/package.json': '{ "version": "3.0.1" }',
  });
  const files = filesOf({ 'package.json': JSON.stringify(packageJson) });
  const download = { name: 'demo', zip: Buffer.from(zipOf('demo', files)), fails };
  const issues = await checkDownload(download, toolsFolder, execute);
  return issues.map(({ message }) => message);
}

const good = { devDependencies: { tool: '1.0.1' }, dependencies: { b: '^2.0.0' } };

test.each(['1.0.0', '^2.0.0'])(
  'a version that is not the installed one is wrong: %s',
  async (tool) => {
    expect(await check({ ...good, devDependencies: { tool } })).toEqual([
      `it needs tool@${tool}, but the tools have another version`,
    ]);
  },
);

test.each(['2.3.0', '3.0.1', '^3.0.0'])('one of two versions is installed: %s', async (b) => {
  expect(await check({ devDependencies: { b } })).toEqual([]);
});

test('a build has to end as the example says', async () => {
  expect(await check(good)).toEqual([]);
  expect(await check(good, failing)).toEqual(['"npm run build" fails, which is wrong']);
  expect(await check(good, passing, true)).toEqual(['"npm run build" passes, which is wrong']);
  expect(await check(good, failing, true)).toEqual([]);
});

test('only what package.json lists is installed', async () => {
  const names = ['tool', 'b', '.bin'];
  let found: string[] = [];
  await check({ dependencies: good.dependencies }, (command, cwd) => {
    found = names.filter((name) => fs.existsSync(`${cwd}/node_modules/${name}`));
    return passing(command, cwd);
  });
  expect(found).toEqual(['b', '.bin']);
});
