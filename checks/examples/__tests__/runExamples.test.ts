import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openCache, type CheckCache } from '../cache';
import { createExecute } from '../execute';
import { writeFiles } from '../files';
import { planBuilds } from '../planBuilds';
import { runExamples } from '../runExamples';
import { filesOf } from '../testing/filesOf';

const BUILD = `
const fs = require('node:fs');
fs.mkdirSync('dist', { recursive: true });
fs.copyFileSync('source.txt', 'dist/out.txt');
console.log('built in 0.5s');`;
const STEP = { command: 'node build.cjs', log: 'build.log' };

let folder: string;
let printed: string[];
let cache: CheckCache;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  printed = [];
  cache = openCache(path.join(folder, 'cache/examples.json'), 'tools');
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const read = (name: string) => fs.readFileSync(at(name), 'utf8');

function writeExample(manifest: object, sources: Record<string, string> = {}): void {
  const files = {
    'package.json': '{}',
    'build.cjs': BUILD,
    'source.txt': 'one\n',
    'example.json': JSON.stringify(manifest),
    ...sources,
  };
  writeFiles(at('demo'), filesOf(files));
}

function run(options: { check: boolean; cache?: boolean }): Promise<boolean> {
  return runExamples(
    planBuilds(folder),
    { cache: true, ...options },
    {
      examplesFolder: folder,
      execute: createExecute({ ...process.env }),
      cache,
      width: 2,
      print: (line) => printed.push(line),
    },
  );
}

test('records outputs and logs, and finds them up to date', async () => {
  writeExample({ steps: [STEP] });
  expect(await run({ check: false })).toBe(true);
  expect(read('demo/dist/out.txt')).toBe('one\n');
  expect(read('demo/build.log')).toBe('built\n');
  expect(await run({ check: true })).toBe(true);
  expect(printed).toEqual([
    '[1/1] demo: built',
    'examples: 1 built, 0 variants, 0 expected failures, 0 cached, 0 failed',
    '[1/1] demo: up to date',
    'examples: 1 built, 0 variants, 0 expected failures, 0 cached, 0 failed',
  ]);
});

test('a variant overlays the sources and records into its own folder', async () => {
  const variants = { 'other-text': { steps: [STEP] } };
  writeExample({ steps: [STEP], variants }, { 'variants/other-text/source.txt': 'other\n' });
  expect(await run({ check: false })).toBe(true);
  expect(read('demo/dist/out.txt')).toBe('one\n');
  expect(read('demo/variants/other-text/dist/out.txt')).toBe('other\n');
  expect(printed.at(-1)).toBe(
    'examples: 1 built, 1 variants, 0 expected failures, 0 cached, 0 failed',
  );
});

test('output that is out of date turns the check red, and is not touched', async () => {
  writeExample({ steps: [STEP] }, { 'dist/out.txt': 'stale\n', 'build.log': 'built\n' });
  expect(await run({ check: true })).toBe(false);
  expect(printed[0]).toContain('demo: FAILED');
  expect(printed[0]).toContain('-stale');
  expect(printed[0]).toContain('+one');
  expect(printed[0]).toContain('npm run examples -- demo');
  expect(read('demo/dist/out.txt')).toBe('stale\n');
});

test.each([
  ['a log that is out of date', { 'build.log': 'other\n' }, 'build.log: differs'],
  ['a file that is no longer built', { 'dist/old.txt': '' }, 'dist/old.txt: is committed'],
  ['a log that no step writes', { 'run.log': '' }, 'run.log: is committed'],
])('%s turns the check red', async (_name, sources, message) => {
  writeExample({ steps: [STEP] }, { 'dist/out.txt': 'one\n', 'build.log': 'built\n', ...sources });
  expect(await run({ check: true })).toBe(false);
  expect(printed[0]).toContain(message);
});

test('recording removes what is no longer built', async () => {
  writeExample({ steps: [STEP] }, { 'dist/deep/old.txt': '', 'run.log': '' });
  expect(await run({ check: false })).toBe(true);
  expect(fs.readdirSync(at('demo/dist'))).toEqual(['out.txt']);
  expect(fs.existsSync(at('demo/run.log'))).toBe(false);
});

test.each([
  ['should fail, but passes', { ...STEP, fails: ['built'] }, 'should fail, but succeeded'],
  ['should pass, but fails', { command: 'node missing.cjs' }, 'but ended with exit code 1'],
  ['fails with another text', { command: 'node missing.cjs', fails: ['TS5011'] }, '"TS5011"'],
  ['passes without its text', { ...STEP, prints: ['hello'] }, 'should print "hello"'],
  ['writes no output', { command: 'node --version' }, 'the output "dist" was not built'],
])('a build that %s is red, and nothing is recorded', async (_name, step, message) => {
  writeExample({ steps: [step] });
  expect(await run({ check: false })).toBe(false);
  expect(printed[0]).toContain(message);
  expect(printed[1]).toMatch(/^examples: 0 built, .* 1 failed$/);
  expect(fs.existsSync(at('demo/dist'))).toBe(false);
});

test('a build that fails as declared is green and counted', async () => {
  const fails = ['Cannot find module'];
  writeExample({ steps: [{ command: 'node missing.cjs', log: 'build.log', fails }] });
  expect(await run({ check: false })).toBe(true);
  expect(read('demo/build.log')).toContain('Cannot find module');
  expect(printed.at(-1)).toContain('1 expected failures');
});

test('what passed is cached until an input or a committed output changes', async () => {
  writeExample({ steps: [STEP] });
  await run({ check: false });
  await run({ check: true });
  await run({ check: true });
  expect(printed.at(-2)).toBe('[1/1] demo: cached');
  await run({ check: true, cache: false });
  expect(printed.at(-2)).toBe('[1/1] demo: up to date');
  fs.writeFileSync(at('demo/dist/out.txt'), 'by hand\n');
  expect(await run({ check: true })).toBe(false);
  fs.writeFileSync(at('demo/dist/out.txt'), 'one\n');
  fs.writeFileSync(at('demo/source.txt'), 'two\n');
  expect(await run({ check: true })).toBe(false);
});

test('the cache survives on the disk, and other tools empty it', async () => {
  writeExample({ steps: [STEP] });
  await run({ check: false });
  await run({ check: true });
  const [build] = planBuilds(folder);
  const file = at('cache/examples.json');
  expect(build && openCache(file, 'tools').has(build)).toBe(true);
  expect(build && openCache(file, 'other tools').has(build)).toBe(false);
  fs.writeFileSync(file, 'broken');
  expect(build && openCache(file, 'tools').has(build)).toBe(false);
});
