import type { Page } from '@playwright/test';
import { storageKeys } from '../src/site/storageKeys';
import { expect, open, openBeforeScripts, test } from './site';

const quickStart = '/guide/start/quick-start';
const key = `${storageKeys.tab}npm2yarn`;
const group = (page: Page) => page.locator('[data-tabs="npm2yarn"]').first();

test('the pressed tab keeps its place when sets above it change in height', async ({ page }) => {
  await open(page, quickStart);
  await group(page)
    .locator('[role=tabpanel][data-tab=pnpm]')
    .evaluate((panel: HTMLElement) => {
      panel.style.minHeight = '500px';
      // Some browsers keep what is in view at its place by themselves.
      document.documentElement.style.overflowAnchor = 'none';
    });
  const tab = page.locator('[data-tabs="npm2yarn"]').nth(1).getByRole('tab', { name: 'pnpm' });
  await tab.scrollIntoViewIfNeeded();
  const top = () => tab.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Browsers round where a page is scrolled to.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('a remembered choice shows before any script of the page has run', async ({ page }) => {
  await page.addInitScript((item) => localStorage.setItem(item, 'bun'), key);
  await openBeforeScripts(page, quickStart);
  const panels = group(page).locator('[role=tabpanel]');
  await expect(panels.nth(3)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  const color = (name: string) =>
    group(page)
      .locator(`[role=tab][data-tab="${name}"]`)
      .evaluate((tab) => getComputedStyle(tab).color);
  expect(await color('npm')).toBe(await color('yarn'));
  expect(await color('npm')).not.toBe(await color('bun'));
});
