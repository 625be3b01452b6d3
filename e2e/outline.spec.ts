import type { Locator, Page } from '@playwright/test';
import { barsBottom } from './bars';
import { dts, outlineButton, outlineColumn } from './docPage';
import { expect, open, scrollTo, test } from './site';

const outlineLinks = (page: Page): Locator => outlineColumn(page).getByRole('link');
/** An entry of the outline that shows: in its column, or in the menu of the bar. */
const outlineEntry = (page: Page, name: string): Locator =>
  page.locator('[data-level]').getByRole('link', { name });
const active = (page: Page): Locator => page.locator('nav [aria-current=location]');

test.describe('outline', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('exactly one heading is active: first, passed, last', async ({ page }) => {
    await open(page, dts);
    await expect(active(page)).toHaveText((await outlineLinks(page).first().textContent()) ?? '');
    const third = outlineLinks(page).nth(2);
    const id = (await third.getAttribute('href'))?.slice(1) ?? '';
    await page.evaluate((target) => {
      const { top } = document.getElementById(target)!.getBoundingClientRect();
      window.scrollTo(0, top - 90);
    }, id);
    await expect(third).toHaveAttribute('aria-current', 'location');
    await expect(active(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(outlineLinks(page).last()).toHaveAttribute('aria-current', 'location');
    await expect(active(page)).toHaveCount(1);
    await expect(active(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(outlineLinks(page).first()).toHaveAttribute('aria-current', 'location');
  });

  for (const width of [375, 1100, 1280]) {
    test(`a chosen heading is placed below the bars, which come back on the way up, and is active, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, dts);
      const heading = page.getByRole('heading', { name: 'Choose the compiler' });
      const distance = async () =>
        ((await heading.boundingBox())?.y ?? 0) - (await barsBottom(page));
      const choose = async () => {
        if (width < 1280) await outlineButton(page).click();
        await outlineEntry(page, 'Choose the compiler').click();
        await expect(heading).toBeInViewport();
        await expect.poll(distance).toBeGreaterThanOrEqual(0);
      };
      await choose();
      expect((await heading.boundingBox())?.y).toBeLessThan(160);
      if (width < 1280) await outlineButton(page).click();
      await expect(active(page)).toHaveText('Choose the compiler');
      if (width < 1280) await page.keyboard.press('Escape');
      await scrollTo(page, 100_000);
      await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
      await choose();
      await expect(page.locator('html')).not.toHaveAttribute('data-navbar-hidden');
      await expect.poll(distance).toBeGreaterThanOrEqual(0);
      expect(await distance()).toBeLessThan(40);
    });
  }

  for (const [path, names] of [
    [
      '/guide/faq/troubleshooting',
      ['All messages', 'Basic', 'Migration', 'FAQ', 'Below the index', 'TS9999 in the fixture'],
    ],
    [
      '/zh/guide/faq/troubleshooting',
      ['全部报错', '基础', '迁移', '常见问题', '索引之后', '测试站点中的 TS9999'],
    ],
  ] as const) {
    test(`${path}: headings that a component renders are listed in their place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      const links = page.locator('[data-level]').getByRole('link');
      await expect(links).toHaveText(names);
      await links.nth(3).click();
      await expect(page).toHaveURL(`${path}#guide-faq`);
      const heading = page.getByRole('heading', { level: 3, name: names[3] });
      await expect
        .poll(async () => (await heading.boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(await barsBottom(page));
      await expect(active(page)).toHaveText(names[3]);
    });
  }
});
