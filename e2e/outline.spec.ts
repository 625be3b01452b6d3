import type { Locator, Page } from '@playwright/test';
import { dts, outlineColumn } from './docPage';
import { expect, open, openWithClock, scrollTo, test } from './site';

const outlineLinks = (page: Page): Locator => outlineColumn(page).getByRole('link');
const active = (page: Page): Locator => page.locator('nav [aria-current=location]');

test('exactly one entry is active, updated every 100 ms, and in view', async ({ page }) => {
  const textOf = async (link: Locator) => (await link.textContent()) ?? '';
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithClock(page, dts);
  const first = await textOf(outlineLinks(page).first());
  await expect(active(page)).toHaveText(first);
  await scrollTo(page, 1);
  await scrollTo(page, 1e6);
  await page.clock.runFor(99);
  await expect(active(page)).toHaveText(first);
  await page.clock.runFor(1);
  await expect(active(page)).toHaveText(await textOf(outlineLinks(page).last()));
  await expect(active(page)).toBeInViewport();
});

test('headings that a component renders are listed in their place', async ({ page }) => {
  const path = '/zh/guide/faq/troubleshooting';
  const names = ['全部报错', '基础', '迁移', '常见问题', '索引之后', '测试站点中的 TS9999'];
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  const links = page.locator('[data-level]').getByRole('link');
  await expect(links).toHaveText(names);
  await links.nth(3).click();
  await expect(page).toHaveURL(`${path}#guide-faq`);
  await expect(active(page)).toHaveText('常见问题');
});
