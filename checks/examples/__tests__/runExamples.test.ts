import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { openCache, type Cache } from '../../base/cache';
import { createExecute } from '../../base/execute';
import { filesOf, writeFiles } from '../../base/files';
import { formatIssue } from '../../base/issue';
import { planBuilds } from '../planBuilds';
import { runExamples } from '../runExamples';

const build = `
const fs = require('node:fs');
fs.mkdirSync('dist', { recursive: true });
fs.copyFileSync('source.txt', 'dist/out.txt');
console.log('built in 0.5s');`;
const step = { command: 'node build.cjs', log: 'build.log' };
const execute = createExecute({ ...process.env });

let folder: string;
let printed: string[];
let cache: Cache;

beforeEach(() => {
  folder = tempFolder();
  printed = [];
  cache = openCache('examples', { folder: path.join(folder, '.cache') });
});

const at = (name: string) => path.join(folder, name);
const read = (name: string) => fs.readFileSync(at(name), 'utf8');

function writeExample(manifest: object, sources: Record<string, string> = {}): void {
  const files = {
    'package.json': '{}',
    'build.cjs': build,
    'source.txt': 'one\n',
    'example.json': JSON.stringify(manifest),
    ...sources,
  };
  writeFiles(at('demo'), filesOf(files));
}

interface Options {
  check: boolean;
  toolsKey?: string;
}

/** Returns the issues as they are printed, and the summary. */
async function run({ check, toolsKey = 'tools' }: Options) {
  const { builds } = planBuilds(folder);
  const { issues, summary } = await runExamples(
    builds,
    { check },
    {
      examplesFolder: folder,
      execute,
      cache,
      toolsKey,
      concurrency: 2,
      print: (line) => printed.push(line),
    },
  );
  return { issues: issues.map(formatIssue), summary };
}

const passed = (summary: string) => ({ issues: [], summary });
const one = passed('1 builds of examples (0 cached)');

test('records outputs and logs, and finds them up to date', async () => {
  writeExample({ steps: [step] });
  expect(await run({ check: false })).toEqual(one);
  expect(read('demo/dist/out.txt')).toBe('one\n');
  expect(read('demo/build.log')).toBe('built\n');
  expect(await run({ check: true })).toEqual(one);
  expect(printed).toEqual(['[1/1] demo: recorded', '[1/1] demo: up to date']);
});

test('keeps the times of the run that was recorded', async () => {
  writeExample({ steps: [{ ...step, times: true }] });
  expect(await run({ check: false })).toEqual(one);
  expect(read('demo/build.log')).toBe('built in 0.5s\n');
  writeFiles(at('demo'), filesOf({ 'build.log': 'built in 7 s\n' }));
  expect(await run({ check: true })).toEqual(one);
  expect(await run({ check: false })).toEqual(one);
  expect(read('demo/build.log')).toBe('built in 7 s\n');
});

test('a variant overlays the sources and records into its own folder', async () => {
  const variants = { 'other-text': { steps: [step] } };
  writeExample({ steps: [step], variants }, { 'variants/other-text/source.txt': 'other\n' });
  const summary = '2 builds of examples (0 cached)';
  expect(await run({ check: false })).toEqual(passed(summary));
  expect(read('demo/dist/out.txt')).toBe('one\n');
  expect(read('demo/variants/other-text/dist/out.txt')).toBe('other\n');
});

test('output that is out of date fails the check, and is not changed', async () => {
  writeExample({ steps: [step] }, { 'dist/out.txt': 'stale\n', 'build.log': 'built\n' });
  const { issues } = await run({ check: true });
  expect(printed).toEqual(['[1/1] demo: FAILED']);
  expect(issues).toEqual([
    'examples/demo/dist/out.txt  differs from what is built (- committed, + built). ' +
      'Fix: Never edit an output. Run "npm run examples -- demo", which writes what is built, and look at the diff.\n' +
      '    @@ -1,1 +1,1 @@\n    -stale\n    +one',
  ]);
  expect(read('demo/dist/out.txt')).toBe('stale\n');
});

test.each([
  ['a log that is out of date', { 'build.log': 'other\n' }, 'build.log  differs'],
  ['a committed file that is not built', { 'dist/old.txt': '' }, 'dist/old.txt  is committed'],
  ['a log that no step writes', { 'run.log': '' }, 'run.log  is committed'],
])('%s fails the check', async (_name, sources, message) => {
  writeExample({ steps: [step] }, { 'dist/out.txt': 'one\n', 'build.log': 'built\n', ...sources });
  const { issues } = await run({ check: true });
  expect(issues).toEqual([expect.stringContaining(`examples/demo/${message}`)]);
});

test('recording removes files that are not built any more', async () => {
  writeExample({ steps: [step] }, { 'dist/deep/old.txt': '', 'run.log': '' });
  expect(await run({ check: false })).toEqual(one);
  expect(fs.readdirSync(at('demo/dist'))).toEqual(['out.txt']);
  expect(fs.existsSync(at('demo/run.log'))).toBe(false);
});

test.each([
  ['should fail, but passes', { ...step, fails: ['built'] }, 'should fail, but succeeded'],
  ['should pass, but fails', { command: 'node missing.cjs' }, 'but ended with exit code 1'],
  ['names a place', { command: 'echo src/a.ts:3:1 no && exit 1' }, 'code 1, first at src/a.ts:3'],
  ['fails with another text', { command: 'node missing.cjs', fails: ['TS5011'] }, '"TS5011"'],
  ['passes without its text', { ...step, prints: ['hello'] }, 'should print "hello"'],
  ['writes no output', { command: 'node --version' }, 'the output "dist" was not built'],
])('a build that %s is an issue, and nothing is recorded', async (_name, wrong, message) => {
  writeExample({ steps: [wrong] });
  const { issues } = await run({ check: false });
  expect(issues).toEqual([expect.stringContaining(message)]);
  expect(issues[0]).toMatch(/^examples\/demo {2}/);
  expect(printed).toEqual(['[1/1] demo: FAILED']);
  expect(fs.existsSync(at('demo/dist'))).toBe(false);
});

test('a build that fails as declared passes', async () => {
  const fails = ['Cannot find module'];
  writeExample({ steps: [{ command: 'node missing.cjs', log: 'build.log', fails }] });
  expect(await run({ check: false })).toEqual(one);
  expect(read('demo/build.log')).toContain('Cannot find module');
});

describe('the cache', () => {
  const state = async (options: Partial<Options> = {}) => {
    await run({ check: true, ...options });
    return printed.at(-1)?.replace('[1/1] demo: ', '');
  };

  beforeEach(async () => {
    writeExample({ steps: [step] });
    await run({ check: false });
  });

  test('knows what passed until an input or a committed output changes', async () => {
    expect(await state()).toBe('up to date');
    expect(await state()).toBe('cached');
    fs.writeFileSync(at('demo/dist/out.txt'), 'by hand\n');
    expect(await state()).toBe('FAILED');
    fs.writeFileSync(at('demo/dist/out.txt'), 'one\n');
    expect(await state()).toBe('cached');
    fs.writeFileSync(at('demo/source.txt'), 'two\n');
    expect(await state()).toBe('FAILED');
    writeExample({ steps: [step, { command: 'node --version' }] });
    expect(await state()).toBe('up to date');
  });

  test('does not know what passed with other tools', async () => {
    expect(await state()).toBe('up to date');
    expect(await state({ toolsKey: 'other' })).toBe('up to date');
    expect(await state()).toBe('cached');
  });

  test('is counted in the summary', async () => {
    await state();
    expect((await run({ check: true })).summary).toContain('1 cached');
  });
});
