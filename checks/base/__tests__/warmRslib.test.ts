import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { filesOf, writeFiles } from '../files';
import { createWarmRslib, type WarmRslib } from '../warmRslib';

/** Replaces Rslib: prints its arguments and environment, then does what `job.txt` says. */
const tool = `
import { fork, spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

let runs = 0;
export function runCLI({ argv }) {
  runs += 1;
  const { FROM_OUTSIDE, FROM_JOB } = process.env;
  console.log(JSON.stringify({ runs, args: argv.slice(2), FROM_OUTSIDE, FROM_JOB }));
  process.env.FROM_JOB = 'left behind';
  const job = fs.readFileSync('job.txt', 'utf8');
  if (job === 'fail') process.exit(3);
  if (job === 'fail at the end') process.exitCode = 4;
  if (job === 'hang') setInterval(() => {}, 1000);
  if (job === 'wait') setTimeout(() => console.log('later'), 50);
  if (job.includes('declarations')) {
    const child = fork(fileURLToPath(new URL('dts.js', import.meta.url)));
    child.on('message', (message) => console.log(message));
    child.send({ job, left: undefined });
  }
  if (job === 'child') spawn(process.execPath, ['-p', '"of a child"'], { stdio: 'inherit' });
}
`;

/** Replaces the module that Rslib's plugin forks. */
const declarations = `
export async function generateDts(data) {
  if (data.job === 'bad declarations') throw new Error('TS1000');
  console.log(Object.keys(data).join(), process.send ? 'in another process' : 'in this process');
}
`;
const core = 'export const logger = { error: ({ message }) => console.log(message) };';

let folder: string;
let warm: WarmRslib;
const execute = jest.fn(() => Promise.resolve({ code: 0, text: 'by itself' }));

beforeEach(() => {
  folder = tempFolder();
  const manifest = '{ "type": "module", "exports": "./dist/index.js" }';
  const texts = {
    '@rslib/core/dist/index.js': tool,
    '@rslib/core/dist/dts.js': declarations,
    '@rslib/core/package.json': manifest,
    '@rsbuild/core/dist/index.js': core,
    '@rsbuild/core/package.json': manifest,
  };
  writeFiles(path.join(folder, 'node_modules'), filesOf(texts));
  execute.mockClear();
  warm = create();
});

function create(options: { limit?: number } = {}): WarmRslib {
  const environment = { ...process.env, FROM_OUTSIDE: 'kept' };
  return createWarmRslib({
    toolsFolder: path.join(folder, 'node_modules'),
    environment,
    execute,
    ...options,
  });
}

afterEach(() => warm.stop());

async function run(job: string, command = 'rslib build') {
  const cwd = path.join(folder, job.replaceAll(' ', '-'));
  writeFiles(cwd, filesOf({ 'job.txt': job }));
  const { code, text } = await warm.execute(command, cwd);
  const [first = '{}', ...rest] = text.trimEnd().split('\n');
  return { code, ...(JSON.parse(first) as object), rest };
}

const fresh = { code: 0, runs: 1, args: ['build'], FROM_OUTSIDE: 'kept', rest: [] };

test('runs commands one after the other in one process, each in its folder and environment', async () => {
  expect(await run('first')).toEqual(fresh);
  expect(await run('second')).toEqual({ ...fresh, runs: 2 });
  expect(await run('third', 'rslib inspect --config a.ts')).toEqual({
    ...fresh,
    runs: 3,
    args: ['inspect', '--config', 'a.ts'],
  });
  expect(execute).not.toHaveBeenCalled();
});

test('waits for everything that a command starts, and records its output', async () => {
  expect(await run('wait')).toEqual({ ...fresh, rest: ['later'] });
  expect(await run('child')).toEqual({ ...fresh, runs: 2, rest: ['of a child'] });
});

test('generates declarations in the same process', async () => {
  expect(await run('declarations')).toEqual({ ...fresh, rest: ['job in this process', 'success'] });
  expect(await run('bad declarations')).toEqual({ ...fresh, runs: 2, rest: ['TS1000', 'error'] });
});

test.each([
  ['fail', 3],
  ['fail at the end', 4],
])('starts a new process after a failed command: %s', async (job, code) => {
  expect(await run(job)).toEqual({ ...fresh, code });
  expect(await run('next')).toEqual(fresh);
});

test('stops a command that takes too long', async () => {
  const folderOfJob = path.join(folder, 'hang');
  writeFiles(folderOfJob, filesOf({ 'job.txt': 'hang' }));
  const impatient = create({ limit: 500 });
  expect(await impatient.execute('rslib build', folderOfJob)).toMatchObject({ code: null });
});

test('uses two processes for two commands at a time', async () => {
  expect(await Promise.all([run('wait'), run('child')])).toEqual([
    { ...fresh, rest: ['later'] },
    { ...fresh, rest: ['of a child'] },
  ]);
});

test.each(['rslib build --log-level error', 'node run.mjs', 'rslib build && ls'])(
  'runs %s in a separate process',
  async (command) => {
    expect(await warm.execute(command, folder)).toEqual({ code: 0, text: 'by itself' });
    expect(execute).toHaveBeenCalledWith(command, folder);
  },
);
