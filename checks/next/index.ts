import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json';
import { stepEnvironment } from '../base/execute';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { newestPrerelease } from './newest';

interface Part {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
}

const install = 'npm install --no-audit --no-fund';

/** Nothing works without these. */
const installs: readonly Part[] = [
  { name: 'install', command: install },
  { name: 'tools', command: `${install} --no-save --prefix examples` },
];

const parts: readonly Part[] = [
  { name: 'build, no patches', command: 'npm run build', env: { PATCHES: 'off' } },
  { name: 'site, no patches', command: 'npm run site' },
  { name: 'build', command: 'npm run build' },
  { name: 'site', command: 'npm run site' },
  { name: 'content', command: 'npm run content' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'unit', command: 'npm run test:unit' },
  { name: 'upstream', command: 'npm run upstream' },
];

/** Where the output of each part is written. */
const logs = path.join(root, 'test-results/next');

/** In milliseconds. */
const timeLimit = 30 * 60 * 1000;

function npmView(...args: readonly string[]): unknown {
  const command = `npm view --json --loglevel=error ${args.join(' ')}`;
  return JSON.parse(
    spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: Infinity }).stdout || 'null',
  );
}

function findVersion(names: readonly string[]): string {
  const installed = packageJson.dependencies['@docusaurus/core'];
  const versions = names.map((name) => (npmView(name, 'versions') ?? []) as string[]);
  const version = newestPrerelease(versions, installed);
  if (version) return version;
  throw new Error(
    `The registry has no prerelease of ${names.join(', ')} that is newer than ${installed}.`,
  );
}

/** Clones the last commit, with all packages of Docusaurus in another version. */
function clone(version: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'next-'));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const packages = fs.readdirSync(path.join(folder, 'packages'));
  for (const part of ['', ...packages.map((name) => `packages/${name}`)]) {
    const file = path.join(folder, part, 'package.json');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace(/("@docusaurus\/[\w-]+": )"\^?\d.*"/g, `$1"${version}"`));
  }
  return folder;
}

/** @returns whether it has passed */
function run({ name, command, env }: Part, cwd: string, environment: NodeJS.ProcessEnv): boolean {
  const start = performance.now();
  const { status, stdout } = spawnSync(`${command} 2>&1`, {
    cwd,
    shell: true,
    encoding: 'utf8',
    maxBuffer: Infinity,
    timeout: timeLimit,
    env: { ...environment, ...env },
  });
  const passed = status === 0;
  fs.writeFileSync(path.join(logs, `${name}.log`), stdout);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(20)} ${`${seconds} s`.padStart(6)}`);
  // Most tools end with what went wrong.
  if (!passed) console.log(stdout.trimEnd().split('\n').slice(-10).join('\n'));
  return passed;
}

/**
 * Rehearses the upgrade to the newest prerelease of Docusaurus in a clone of the last commit, and
 * prints a table of what breaks.
 */
function main(): boolean {
  const { dependencies, devDependencies } = packageJson;
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const version = findVersion(all.filter((name) => name.startsWith('@docusaurus/')));
  const folder = clone(version);
  console.log(`Docusaurus ${version} in ${folder}`);
  fs.rmSync(logs, { recursive: true, force: true });
  fs.mkdirSync(logs, { recursive: true });
  const environment = stepEnvironment(process.env, path.join(folder, 'node_modules/.bin'));
  const passed =
    installs.every((part) => run(part, folder, environment)) &&
    // The others go on: each says what else breaks.
    parts.map((part) => run(part, folder, environment)).every(Boolean);
  console.log(`The output of each part is in ${path.relative(root, logs)}/.`);
  return passed;
}

void runCommand(main);
