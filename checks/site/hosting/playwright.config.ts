import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../base/root';

/** The tests only send requests; no browser is started. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/hosting'),
  forbidOnly: Boolean(process.env.CI),
  // All tests share one server.
  workers: 1,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'test-results/hosting.json') }]],
});
