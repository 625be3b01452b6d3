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
  env: { ...process.env, CHROMIUM_PATH },
});
process.exitCode = status ?? 1;
