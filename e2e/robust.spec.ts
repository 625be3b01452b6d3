import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { storageKeys } from '../src/site/storageKeys';
import {
  expect,
  forbidStorage,
  hydrated,
  open,
  overflow,
  scrollTop,
  test,
  unknownPage,
} from './site';

const quickStart = '/guide/start/quick-start';
const widths = [320, 375, 768, 960, 1100, 1280, 1440, 1920];

/** The widths at which the page is wider than the window, each with by how many px. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const over = await overflow(page);
    if (over !== 0) found.push(`${width} px: ${over}`);
  }
  return found;
}

/** Gives 200 characters without a space to whatever has a title. */
async function lengthenTitles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const titles = [
      // Except the heading of the 404 page, whose text is fixed.
      'main h1:not([lang])',
      'h2',
      '[data-layout-part=navbar] a > span',
      '#sidebar a > span',
      '#sidebar button > span',
      'nav[aria-labelledby] a',
      'main a[rel] span',
      '[data-overview] a',
      'figcaption',
      'th',
      '[role=tab]',
    ];
    for (const selector of titles) {
      const element = document.querySelector(selector);
      if (element) element.textContent = 'x'.repeat(200);
    }
  });
}

for (const language of ['', '/zh']) {
  for (const path of [
    '/',
    quickStart,
    '/config/',
    '/config/lib/dts',
    '/guide/basic/output-format',
    '/blog/',
    '/blog/introducing-rslib',
    '/nope',
  ]) {
    test.describe(`${language}${path}`, () => {
      test.use({ allow: path === '/nope' ? unknownPage : undefined });

      test('nothing overflows, not even with titles of 200 characters', async ({ page }) => {
        await open(page, `${language}${path}`);
        expect(await overflows(page)).toEqual([]);
        await lengthenTitles(page);
        expect(await overflows(page), 'with long titles').toEqual([]);
      });
    });
  }
}

test.describe('without images', () => {
  test.use({
    allow: /^net::ERR_FAILED (image|other) \/img\//,
    viewport: { width: 375, height: 800 },
  });

  test('logos keep their places, and names say what they are', async ({ page }) => {
    await page.route('**/img/**', (route) => route.abort());
    await open(page, '/');
    const brand = page.getByRole('navigation').getByRole('link', { name: 'Rslib', exact: true });
    const logo = await brand.locator('img:visible').boundingBox();
    expect(logo).toMatchObject({ width: 32, height: 32 });
    await page.getByRole('button', { name: 'Rstack tools' }).click();
    const tool = page.getByRole('link', { name: /^Rspack Bundler/ }).first();
    await expect(tool).toBeVisible();
    expect(await tool.locator('img').boundingBox()).toMatchObject({ width: 28, height: 28 });
    expect(await overflows(page)).toEqual([]);
  });
});

test.describe('where storage throws', () => {
  // Docusaurus warns that it can't access the storage.
  test.use({ allow: /storage/i });

  test('the page works as on a first visit', async ({ page }) => {
    await forbidStorage(page, ['localStorage', 'sessionStorage']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(quickStart);
    await hydrated(page);
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toContainText('pnpm');
    await page.getByRole('button', { name: 'Basic', exact: true }).click();
    await expect(page.getByRole('link', { name: 'CLI', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Config', exact: true }).click();
    await expect(page).toHaveURL('/config/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('positions of another format in the storage change nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript((key) => sessionStorage.setItem(key, '"x"'), storageKeys.positions);
  await open(page, quickStart);
  await expect(page).toHaveTitle(/^Quick start/);
  await page.getByRole('complementary').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});

test('flags with invalid values, an unknown and a malformed anchor change nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${quickStart}?navbar=no&sidebar=false&outline&footer=00&x=%E0%A4%A#nothing`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'ON THIS PAGE' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await open(page, `${quickStart}#%E0%A4%A`);
  expect(await scrollTop(page)).toBe(0);
});

test.describe('a page that was changed on its way', () => {
  test.use({ allow: /React recovered from an error|onRecoverableError/ });

  test('is repaired, with a warning', async ({ page, buildDir, hasPatch }) => {
    await page.route(quickStart, async (route) => {
      const html = fs.readFileSync(path.join(buildDir, `${quickStart}.html`), 'utf8');
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace('ON THIS PAGE', 'xyzzy'),
      });
    });
    const report = page.waitForEvent('console', (message) => /recover/i.test(message.text()));
    await open(page, quickStart);
    expect((await report).type()).toBe(hasPatch('recoverableErrors') ? 'warning' : 'error');
    await expect(page.getByText('ON THIS PAGE').last()).toBeVisible();
    await expect(page.getByText('xyzzy')).toHaveCount(0);
  });
});

test('a page without navbar keeps no room for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/config/lib/dts');
  await page.locator('[data-layout-part=navbar]').evaluate((bar) => bar.remove());
  await page.evaluate(() => document.querySelector('#dts-bundle')?.scrollIntoView());
  const heading = page.locator('#dts-bundle');
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(20, 0);
});
