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

/** Returns the issues as they are printed, and the summary. */
async function run({ check, toolsKey = 'tools' }: { check: boolean; toolsKey?: string }) {
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

test.each([
  [{}, 'typescript-7'],
  [{ typescript: 6 }, 'typescript'],
])('a project with %j has the TypeScript of the tools that is named %s', async (manifest, name) => {
  const command = `node -p "fs.readlinkSync('node_modules/typescript')"`;
  writeExample({ ...manifest, steps: [{ command, log: 'run.log' }], outputs: [] });
  expect(await run({ check: false })).toEqual(one);
  expect(read('demo/run.log')).toBe(`node_modules/${name}\n`);
});

test.each([
  ['build.log', 'other\n', 'differs from what is built (- committed, + built). Fix: Never edit'],
  ['dist/old.txt', 'old\n', 'is committed, but not built. Fix: '],
  ['run.log', '', 'is committed, but not built'],
])('a committed %s with %j fails the check, and is not changed', async (file, text, message) => {
  writeExample(
    { steps: [step] },
    { 'dist/out.txt': 'one\n', 'build.log': 'built\n', [file]: text },
  );
  const { issues } = await run({ check: true });
  expect(issues).toEqual([expect.stringContaining(`examples/demo/${file}  ${message}`)]);
  expect(read(`demo/${file}`)).toBe(text);
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

test('the cache knows what passed until an input, a committed output or a tool changes', async () => {
  const state = async (toolsKey?: string) => {
    await run({ check: true, toolsKey });
    return printed.at(-1)?.replace('[1/1] demo: ', '');
  };
  const change = (file: string, text: string) => fs.writeFileSync(at(`demo/${file}`), text);
  writeExample({ steps: [step] });
  await run({ check: false });
  expect(await state()).toBe('up to date');
  expect(await state('other')).toBe('up to date');
  expect(await run({ check: true })).toEqual(passed('1 builds of examples (1 cached)'));
  change('dist/out.txt', 'by hand\n');
  expect(await state()).toBe('FAILED');
  change('dist/out.txt', 'one\n');
  expect(await state()).toBe('cached');
  change('source.txt', 'two\n');
  expect(await state()).toBe('FAILED');
  writeExample({ steps: [step, { command: 'node --version' }] });
  expect(await state()).toBe('up to date');
});
