import type { Page } from '@playwright/test';
import { drawer, group, menu } from './docPage';
import { hits, input } from './searchDialog';
import { expect, hold, hydrated, markVisited, test } from './site';

const quickStart = '/guide/start/quick-start';
const wide = { width: 1440, height: 900 };

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openEarly(page: Page, url: string): Promise<() => Promise<void>> {
  await markVisited(page);
  const release = await hold(page, '**/assets/js/**');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').or(page.getByRole('main'))).toBeVisible();
  return async () => {
    release();
    await hydrated(page);
  };
}

const search = (page: Page) => page.getByRole('button', { name: /^Search/ });

test('a button that is pressed twice too early is busy and then works once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const finish = await openEarly(page, quickStart);
  await menu(page).dblclick();
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  await finish();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} and a query that come too early aren't lost`, async ({ page }) => {
    const finish = await openEarly(page, quickStart);
    await page.keyboard.press(keys);
    await page.keyboard.type('vue');
    await finish();
    await expect(input(page)).toHaveValue('vue');
    await expect(hits(page).first()).toBeVisible();
  });
}

test('what is typed too early into the filter of the overview counts', async ({ page }) => {
  const finish = await openEarly(page, '/config/');
  await page.getByRole('searchbox').fill('umd name');
  await finish();
  await expect(page.getByRole('searchbox')).toHaveValue('umd name');
  await expect(page.getByRole('main').getByRole('link', { name: 'lib.banner' })).toBeHidden();
});

test.describe('scripts that fail', () => {
  test.use({ allow: /^net::ERR_FAILED script / });

  test('are loaded again, and what was pressed works', async ({ page }) => {
    await page.setViewportSize(wide);
    const failed = new Set<string>();
    const finish = await openEarly(page, quickStart);
    await page.route('**/assets/js/**', async (route) => {
      const url = route.request().url();
      if (!/\/(main|runtime)/.test(url) || failed.has(url)) return route.fallback();
      failed.add(url);
      return route.abort();
    });
    await group(page, 'Basic').click();
    await finish();
    await expect(group(page, 'Basic')).toHaveAttribute('aria-expanded', 'false');
  });

  test('for good leave no button that does nothing', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.route('**/assets/js/main*', (route) => route.abort());
    await page.goto(quickStart);
    await search(page).click();
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
    await expect(search(page)).toBeHidden({ timeout: 10_000 });
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
