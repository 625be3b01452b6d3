import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { root } from '../checks/base/root';
import { chromiumArgs } from '../checks/setup/programs';
import { localeCodes, locales } from '../src/config/locales';
import { fixtureSites } from './fixture/sites';
import type { SiteOptions } from './site';
import { groups, type Group } from './unchanged';

const port = Number(process.env.E2E_PORT ?? 4310);
/** Tests that measure a time, by their file names. */
const speed = /Speed\.spec\.ts$/;
/** What looks at all pages of the real site. */
const walks = /walks\/.+\.spec\.ts$/;
/** What readers do from end to end: in every language, on a phone and on a wide screen. */
const journeys = /journeys\/.+\.spec\.ts$/;
const readers = localeCodes.flatMap((locale) =>
  [375, 1440].map((width) => ({
    name: `${locale}, ${width} px`,
    testMatch: journeys,
    use: { locale: locales[locale].htmlLang, viewport: { width, height: 800 } },
  })),
);
const projects: Record<Group, Project<object, SiteOptions>[]> = {
  site: [{ name: 'walks', testMatch: walks }, ...readers],
  behavior: [
    { name: 'fixture', testMatch: /fixture\/build\.setup\.ts$/ },
    {
      name: 'behavior',
      testIgnore: [speed, walks, journeys],
      dependencies: ['fixture'],
      use: { buildDir: fixtureSites.plain.buildDir },
    },
  ],
};
const chosen = (process.env.E2E_GROUPS?.split(',') ?? groups) as Group[];
const besideEachOther = chosen.flatMap((group) => projects[group]);

export default defineConfig<object, SiteOptions>({
  testDir: __dirname,
  // Jest runs `*.test.ts`.
  testMatch: /\.spec\.ts$/,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two browsers on two busy cores: a rare race must not hide 600 results. It is reported as flaky.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
    // A recording slows each test by a sixth; `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    ...besideEachOther,
    // Nothing else runs beside a measurement.
    {
      name: 'speed',
      testMatch: speed,
      dependencies: besideEachOther.map(({ name }) => name!),
      workers: 1,
    },
  ],
  webServer: {
    command: 'npm run serve',
    cwd: root,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
