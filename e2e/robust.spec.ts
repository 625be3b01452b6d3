import type { Page } from '@playwright/test';
import { expect, forbidStorage, hydrated, open, overflow, scrollTo, scrollTop, test } from './site';

const quickStart = '/guide/start/quick-start';
/** Gives 200 characters without a space to whatever has a title. */
async function lengthenTitles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const titles = [
      'main h1',
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

test('titles of 200 characters overflow nothing', async ({ page }) => {
  for (const path of ['/', quickStart, '/zh/config/', '/config/lib/dts', '/zh/blog/']) {
    await open(page, path);
    await lengthenTitles(page);
    for (const width of [320, 768, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test.describe('where storage throws', () => {
  // Docusaurus warns that it can't access the storage. A first visit in this language would be sent
  // to another page, had it a storage to tell whether it is the first.
  test.use({ allow: /storage/i, locale: 'zh-CN' });

  test('the page stays and works', async ({ page }) => {
    await forbidStorage(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(quickStart);
    await hydrated(page);
    await expect(page).toHaveURL(quickStart);
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toContainText('pnpm');
    await scrollTo(page, 600);
    const config = page.getByRole('link', { name: 'Config', exact: true });
    await config.evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/config/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(600);
  });
});

test('an unknown and a malformed anchor change nothing', async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#nothing']) {
    await open(page, quickStart + hash);
    expect(await scrollTop(page)).toBe(0);
  }
});
