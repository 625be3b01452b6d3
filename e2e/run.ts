import { spawnSync } from 'node:child_process';
import { chromiumProgram, findProgram } from '../checks/setup/programs';

const CHROMIUM_PATH = findProgram(chromiumProgram);
const args = [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
];
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  // What the workers make for the run is made once.
  env: { ...process.env, CHROMIUM_PATH, E2E_RUN: String(Date.now()) },
});
process.exitCode = status ?? 1;
