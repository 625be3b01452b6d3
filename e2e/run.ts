import { execFileSync, spawnSync } from 'node:child_process';
import { runProgram } from '../checks/base/runProgram';
import { chromiumProgram, findProgram } from '../checks/setup/programs';
import { groups, openPassed, type Group } from './unchanged';

const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--changed');

/** @returns whether all tests passed */
function run(chosen: readonly Group[], chromiumPath: string): boolean {
  const playwright = require.resolve('@playwright/test/cli');
  const command = [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...args];
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, E2E_GROUPS: chosen.join() },
  });
  return status === 0;
}

/** Passes over what passed before with the same files: `--changed`, right after a build. */
function runChanged(chromiumPath: string): boolean {
  const passed = openPassed(execFileSync(chromiumPath, ['--version'], { encoding: 'utf8' }));
  const changed = groups.filter((group) => !passed.has(group));
  for (const group of groups.filter((name) => !changed.includes(name)))
    console.log(`${group}: passed before, and nothing that it depends on has changed`);

  const hasPassed = changed.length === 0 || run(changed, chromiumPath);
  // Arguments may select only some of the tests; then the result doesn't count for all.
  if (hasPassed && args.length === 0) passed.add(groups);
  return hasPassed;
}

/**
 * Runs the browser tests; arguments that are not ours are Playwright's. With `PATCHES`, all tests
 * are about sites with these patches.
 */
function main(): boolean {
  const chromiumPath = findProgram(chromiumProgram);
  if (process.env.PATCHES) return run(['site', 'behavior'], chromiumPath);
  return given.includes('--changed') ? runChanged(chromiumPath) : run(groups, chromiumPath);
}

void runProgram(main);
