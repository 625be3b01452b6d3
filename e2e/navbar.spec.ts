import type { Page } from '@playwright/test';
import { isNavbarShown } from './bars';
import { expect, open, openWithClock, scrollTo, test } from './site';

const guide = '/guide/start/';
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the tools open below their button, within the window', async ({ page }) => {
  await open(page, guide);
  const button = page.getByRole('button', { name: 'Rstack tools' });
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await button.press('Enter');
    const box = (await panel.boundingBox())!;
    const trigger = (await button.boundingBox())!;
    expect(Math.abs(box.x - trigger.x)).toBeLessThanOrEqual(width < 375 ? 16 : 1);
    expect(box.y).toBeGreaterThanOrEqual(trigger.y + trigger.height - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
});

test('a tooltip shows 0.1 s after the pointer has come, at most 250 px wide', async ({ page }) => {
  await open(page, guide);
  const discord = navbar(page).getByRole('link', { name: 'Discord' }).filter({ visible: true });
  const styles = {
    content: '"Discord" / ""',
    visibility: 'hidden',
    'transition-delay': '0.1s',
    'max-width': '250px',
  };
  for (const [name, value] of Object.entries(styles))
    await expect(discord.locator('..')).toHaveCSS(name, value, { pseudo: 'after' });
  await discord.hover();
  await expect(discord.locator('..')).toHaveCSS('visibility', 'visible', { pseudo: 'after' });
});

test('the bar goes on the way down, comes back on the way up, 200 ms later, and on a new page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await openWithClock(page, guide);
  expect(await isNavbarShown(page)).toBe(true);
  await scrollTo(page, 600);
  await expect.poll(() => isNavbarShown(page)).toBe(false);
  await scrollTo(page, 500);
  await page.clock.runFor(199);
  expect(await isNavbarShown(page)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => isNavbarShown(page)).toBe(true);
  await page.clock.resume();
  await scrollTo(page, 900);
  await expect.poll(() => isNavbarShown(page)).toBe(false);
  const next = page.locator('a[href="/guide/start/quick-start"]').first();
  await next.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect.poll(() => isNavbarShown(page)).toBe(true);
});

test('the bar is as high as its parts need, and has room for all, from 1280 px on for the language', async ({
  page,
}) => {
  await open(page, guide);
  const language = page.getByRole('button', { name: 'Language' }).getByText('English');
  const name = navbar(page).getByText('Rslib', { exact: true }).first();
  for (const width of [375, 768, 769, 959, 960, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [navbar(page), name]) {
      const excess = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(excess, `${width} px`).toBe(0);
    }
    const height = (await navbar(page).boundingBox())?.height;
    expect(height, `${width} px`).toBe(width > 768 ? 72 : 56);
    await expect(language).toBeVisible({ visible: width >= 1280 });
  }
});

test('on the home page the bar is transparent until 100 px are scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/');
  for (const [top, color] of [
    [101, 'rgb(255, 255, 255)'],
    [100, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await scrollTo(page, top);
    await expect(navbar(page)).toHaveCSS('background-color', color);
  }
});

test('the nav screen opens and closes with its button and the width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, guide);
  const hamburger = page.getByRole('button', { name: 'Navigation menu', includeHidden: true });
  const entry = navbar(page).getByRole('link', { name: 'Config' });
  await hamburger.click();
  await expect(entry).toBeVisible();
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await hamburger.click();
  await expect(entry).toBeHidden();
  await hamburger.click();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
});
