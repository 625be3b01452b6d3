import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Files } from '../../src/content/examples/files';
import { openCache } from '../base/cache';
import { hashOf } from '../base/files';
import { root } from '../base/root';
import { chromiumProgram, locate } from '../setup/programs';
import type { Step } from './steps';

/** A command, and the files that it depends on and makes. */
type Reads = Pick<Step, 'script' | 'unrelated' | 'makes'>;

/** Variables that change what is built. */
const building = /^(?:PATCHES|SITE_URL|ALGOLIA_\w+|SEARCH_\w+)$/;

/** All files of the project that Git does not ignore. */
function projectFiles(): Files {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  const files = names.filter((name) => name && fs.existsSync(path.join(root, name))).sort();
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file))]));
}

function browserVersion(): string {
  const chromium = locate(chromiumProgram);
  return chromium ? execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }) : '';
}

/**
 * Remembers how many tests of each step passed, until a file that the step depends on, a package,
 * Node.js, the browser or a variable that changes the build does, or what the step made is not the
 * same anymore. To run everything again, delete `.cache`.
 *
 * @param browser the output of the browser's `--version`
 * @param files the files of the project, as they are when the run begins
 */
export function openPassed(
  browser = browserVersion(),
  files = projectFiles(),
  cache = openCache('steps'),
  environment = process.env,
) {
  const keyOf = ({ script, unrelated, makes }: Reads) => {
    const relevant = [...files].filter(([file]) => !unrelated?.test(file));
    const variables = Object.entries(environment).filter(([name]) => building.test(name));
    const madeAt =
      makes && fs.statSync(path.resolve(root, makes), { throwIfNoEntry: false })?.mtimeMs;
    const state = JSON.stringify([script, process.version, browser, variables.sort(), madeAt]);
    return hashOf(state, new Map(relevant));
  };
  return {
    /** @returns undefined if the step has to run */
    get(step: Reads) {
      return step.unrelated && cache.get(keyOf(step));
    },
    add(step: Reads, passed: number) {
      cache.set(keyOf(step), String(passed));
      cache.save(false);
    },
    /** Forgets what this run has neither found nor added. */
    prune: () => cache.save(true),
  };
}
