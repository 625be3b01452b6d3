import type { Page } from '@playwright/test';
import { expect, markVisited, open, test } from './site';

const guide = '/guide/start/';
const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light mode' });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Slows reveals of a theme down, so that whatever a test does happens while they run. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/**
 * Durations of the reveals that run, in ms. Before its first frame, the browser doesn't paint the
 * page and ignores clicks.
 */
function reveals(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ currentTime }) => Number(currentTime) > 0)
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement === '::view-transition-old(root)')
      .map((effect) => effect.getTiming().duration),
  );
}

test('the theme is set before the first paint', async ({ page }) => {
  await markVisited(page);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new PerformanceObserver(() => {
      sessionStorage.setItem('painted', document.documentElement.dataset.theme ?? 'none');
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(guide);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toBe('dark');
});

test('each of several fast clicks counts, on the toggle and elsewhere', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, guide);
  await slowDown(page);
  for (const expected of ['dark', 'light', 'dark']) {
    // The driver would wait until nothing is in front of it.
    await toggle(page).click({ force: true });
    await expect.poll(() => theme(page)).toBe(expected);
    await expect.poll(() => reveals(page)).toContain(400);
  }
  // A choice in the menu is revealed, too.
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await expect.poll(() => reveals(page)).toContain(400);
  await page.getByRole('link', { name: 'Config' }).first().click({ force: true });
  await expect(page).toHaveURL('/config/');
  expect(await theme(page)).toBe('light');
});

test('a choice counts in all tabs, and is not revealed where motion is not wanted', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, guide);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(other, '/zh/config/');
  await slowDown(page);
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  await expect.poll(() => theme(other)).toBe('light');
  await expect(page.locator('html[data-revealing]')).toHaveCount(0);
});
