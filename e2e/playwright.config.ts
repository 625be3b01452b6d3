import path from 'node:path';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { root } from '../checks/base/root';
import { chromiumArgs } from '../checks/setup/programs';
import { localeCodes, locales } from '../src/site/locales';
import { fixtureSites, unpatchedSite } from './fixture/sites';
import type { SiteOptions } from './site';

const port = Number(process.env.E2E_PORT ?? 4310);
/** Tests that measure a time, by their file names. */
const speed = /Speed\.spec\.ts$/;
/** What looks at all pages of the real site. */
const walks = /walks\/.+\.spec\.ts$/;
/** What readers do from end to end: in every language, on a phone and on a wide screen. */
const journeys = /journeys\/.+\.spec\.ts$/;
/** The development server, which needs no built site. */
const development = /development\.spec\.ts$/;
/** What compares pages with pictures of them. */
const pictures = /visual\/.+\.spec\.ts$/;
const readers = localeCodes.flatMap((locale) =>
  [375, 1440].map((width) => ({
    name: `${locale}, ${width} px`,
    testMatch: journeys,
    use: { locale: locales[locale].htmlLang, viewport: { width, height: 800 } },
  })),
);
const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs };
/**
 * Letters are drawn as they are, without what the system may set: hinting and colored edges. A
 * browser without windows takes it from the flags, any other from the file.
 */
const plainLetters = {
  args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text'],
  env: { ...process.env, FONTCONFIG_FILE: path.join(__dirname, 'visual/fonts.conf') },
};
type Projects = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & SiteOptions>[];

const site: Projects = [{ name: 'walks', testMatch: walks }, ...readers];
// The same on stock Docusaurus. No patch depends on the width or on a single page, so the journeys
// of one reader, and a page of each kind in each language, show that the site works without them.
const unpatched: Projects = [
  { name: 'build without patches', testMatch: /unpatched\.setup\.ts$/ },
  ...[
    { name: 'walks', testMatch: /walks\/pages\.spec\.ts$/, grep: /@sample/, use: {} },
    readers.find(({ name }) => name === 'zh, 375 px')!,
  ].map((project) => ({
    ...project,
    name: `${project.name} without patches`,
    dependencies: ['build without patches'],
    use: { ...project.use, buildDir: unpatchedSite, patches: 'off' },
  })),
];
const behavior: Projects = [
  { name: 'fixture', testMatch: /fixture\/build\.setup\.ts$/ },
  {
    name: 'behavior',
    testIgnore: [speed, walks, journeys, pictures, development],
    dependencies: ['fixture'],
    use: { buildDir: fixtureSites.plain.buildDir },
  },
  {
    name: 'visual',
    // They were taken on Linux. Other systems draw the letters of the same fonts in another way.
    testMatch: process.platform === 'linux' ? pictures : [],
    dependencies: ['fixture'],
    use: {
      buildDir: fixtureSites.plain.buildDir,
      // The styles of these pages are changed on their way, see visual/fonts.ts.
      bypassCSP: true,
      launchOptions: { ...launchOptions, ...plainLetters },
    },
  },
];
// With `PATCHES`, all tests are about sites with these patches.
const besideEachOther = [...site, ...(process.env.PATCHES ? [] : unpatched), ...behavior];

export default defineConfig<object, SiteOptions>({
  testDir: __dirname,
  // Jest runs `*.test.ts`.
  testMatch: /\.spec\.ts$/,
  outputDir: path.join(root, 'test-results'),
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  // `npm run pictures` takes new ones. A test that took a missing one would pass when repeated.
  updateSnapshots: 'none',
  // A gray may differ by 8 of 256 levels, and 50 pixels by more. With the fonts and settings of
  // these tests, Chromium 153 and 156 differ in 1 pixel by 1 level, 138 and 156 in up to 3 pixels
  // where they lay out the same. Every visible change of a color, a size or a place is far above.
  expect: { toHaveScreenshot: { threshold: 0.03, maxDiffPixels: 50 } },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two browsers on two busy cores: a rare race must not hide the other results. It is reported as
  // flaky.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions,
    // A recording slows each test by a sixth; `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    ...besideEachOther,
    // Nothing else runs beside a measurement, or beside servers that have to be quick.
    {
      name: 'speed',
      testMatch: [speed, development],
      dependencies: besideEachOther.map(({ name }) => name!),
      workers: 1,
    },
  ],
  webServer: {
    command: `npm run serve -- --port ${port}`,
    cwd: root,
    port,
    reuseExistingServer: false,
  },
});
