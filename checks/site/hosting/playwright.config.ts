import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../base/root';

/** Requests only: no browser is started. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/hosting'),
  forbidOnly: Boolean(process.env.CI),
  // One server serves all tests.
  workers: 1,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'test-results/hosting.json') }]],
});
