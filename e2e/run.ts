import { spawnSync } from 'node:child_process';
import { runProgram } from '../checks/base/runProgram';
import { chromiumProgram, findProgram } from '../checks/setup/programs';

/** Runs the browser tests; arguments are Playwright's. */
void runProgram(() => {
  const playwright = require.resolve('@playwright/test/cli');
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [playwright, ...args], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findProgram(chromiumProgram) },
  });
  return status === 0;
});
