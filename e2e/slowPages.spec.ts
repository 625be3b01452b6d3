import type { Page } from '@playwright/test';
import { column, dts } from './docPage';
import { expect, hold, openWithClock, test } from './site';

/** How much of the window's width the progress bar takes, from 0 to 1. */
function progress(page: Page): Promise<number> {
  return page.locator('#nprogress .bar').evaluate((bar) => {
    const { right, width } = bar.getBoundingClientRect();
    return right / width;
  });
}

test('the progress bar shows after 200 ms at 8 %, grows, and ends with it', async ({ page }) => {
  await openWithClock(page, dts);
  const answer = await hold(page, '**/*.js');
  await column(page).getByRole('link', { name: 'Vue' }).click();
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect.poll(() => progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(10 * 800);
  await expect.poll(() => progress(page)).toBeGreaterThan(0.1);
  expect(await progress(page)).toBeLessThan(0.08 + 10 * 0.02);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaration files');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue');
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
