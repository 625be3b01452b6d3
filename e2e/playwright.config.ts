import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = path.resolve(__dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4310);
/** Tests that take a time, by their file names. */
const speed = /Speed\.spec\.ts$/;

/** As root the sandbox cannot start; the rest keeps the browser from asking other hosts. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    // A recording slows each test by a sixth; `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: speed },
    // Nothing else runs beside a measurement.
    { name: 'speed', testMatch: speed, dependencies: ['site'], workers: 1 },
  ],
  webServer: {
    command: 'npm run serve',
    cwd: root,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
