import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from '../files';
import { planBuilds, selectBuilds, type Build } from '../planBuilds';
import { filesOf } from '../testing/filesOf';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function plan(files: Record<string, string>): Build[] {
  writeFiles(folder, filesOf(files));
  return planBuilds(folder);
}

test('splits an example into sources and committed output, variants overlaid', () => {
  const builds = plan({
    'package.json': '{}',
    'demo/package.json': '{}',
    'demo/example.json': '{ "variants": { "cjs": {} } }',
    'demo/src/index.ts': 'base',
    'demo/.env': 'A=1',
    'demo/dist/index.js': '',
    'demo/build.log': '',
    'demo/node_modules/a/index.js': '',
    'demo/variants/cjs/src/index.ts': 'cjs',
    'demo/variants/cjs/dist/index.cjs': '',
  });
  const summary = builds.map(({ id, variant, sources, committed }) => ({
    id,
    variant,
    sources: [...sources.keys()],
    committed: [...committed.keys()],
    entry: sources.get('src/index.ts')?.toString(),
  }));
  const sources = ['.env', 'package.json', 'src/index.ts'];
  expect(summary).toEqual([
    {
      id: 'demo',
      variant: false,
      sources,
      committed: ['build.log', 'dist/index.js'],
      entry: 'base',
    },
    {
      id: 'demo/cjs',
      variant: true,
      sources,
      committed: ['dist/index.cjs'],
      entry: 'cjs',
    },
  ]);
});

test('the base is left out on demand', () => {
  const builds = plan({
    'demo/package.json': '{}',
    'demo/example.json': '{ "base": false, "variants": { "cjs": {} } }',
  });
  expect(builds.map(({ id }) => id)).toEqual(['demo/cjs']);
});

test('a folder of a variant that is not declared is refused', () => {
  expect(() => plan({ 'demo/package.json': '{}', 'demo/variants/esm/a.ts': '' })).toThrow(
    'examples/demo/example.json: the folder variants/esm is not declared under "variants"',
  );
});

describe('selectBuilds', () => {
  const builds = () =>
    plan({
      'demo/package.json': '{}',
      'demo/example.json': '{ "variants": { "cjs": {}, "esm": {} } }',
      'demo-two/package.json': '{}',
    });

  test.each([
    [[], ['demo', 'demo/cjs', 'demo/esm', 'demo-two']],
    [['demo'], ['demo', 'demo/cjs', 'demo/esm']],
    [
      ['demo/esm', 'demo-two'],
      ['demo/esm', 'demo-two'],
    ],
  ])('%j', (names, expected) => {
    expect(selectBuilds(builds(), names).map(({ id }) => id)).toEqual(expected);
  });

  test('an unknown name is refused with the known ones', () => {
    expect(() => selectBuilds(builds(), ['dmeo'])).toThrow(
      'No example is named "dmeo". Known: demo, demo-two',
    );
  });
});
