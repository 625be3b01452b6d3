import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

// Finding may install, so it happens once here and not in every worker.
const CHROMIUM_PATH = findChromium();
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
