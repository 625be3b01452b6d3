import type { Page } from '@playwright/test';
import { column, dts, menu, outlineButton, outlineColumn } from './docPage';
import { expect, open, openBeforeScripts, overflow, test } from './site';

test('a guide page has its columns or the local nav on first paint', async ({ page }) => {
  await openBeforeScripts(page, dts);
  for (const [width, hasSidebar, hasOutline] of [
    [320, false, false],
    [959, false, false],
    [960, true, false],
    [1279, true, false],
    [1280, true, true],
    [1920, true, true],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(column(page)).toBeVisible({ visible: hasSidebar });
      await expect(menu(page)).toBeVisible({ visible: !hasSidebar });
      await expect(outlineColumn(page)).toBeVisible({ visible: hasOutline });
      await expect(outlineButton(page)).toBeVisible({ visible: !hasOutline });
      if (hasSidebar) expect((await column(page).boundingBox())?.width).toBe(320);
      if (hasOutline) expect((await outlineColumn(page).boundingBox())?.width).toBe(268);
      if (!hasSidebar) expect((await menu(page).boundingBox())?.height).toBe(46);
      expect(await overflow(page)).toBe(0);
    });
  }
});

test('a post has the outline and no sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/blog/introducing-rslib');
  await expect(outlineButton(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await expect(column(page)).toHaveCount(0);
});

test('a table that scrolls keeps its first column in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/config/lib/dts');
  const table = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await table.evaluate((frame) => frame.scrollTo({ left: 1000 }));
  const cell = table.getByRole('row').nth(1).getByRole('cell').first();
  const left = async () => (await cell.boundingBox())!.x - (await table.boundingBox())!.x;
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBeLessThan(2);
});

test('the last column of a wide table has room for words on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/guide/faq/troubleshooting');
  const cell = page.getByRole('row').nth(1).getByRole('cell').last();
  expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(192);
});

const navbar = (page: Page) => page.locator('[data-layout-part=navbar]');

/** Makes the base font of the page larger, as readers can in their browser. */
async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
}

test('with a larger base font nothing is outside of the window or cut', async ({ page }) => {
  for (const path of ['/', '/guide/start/quick-start', '/config/']) {
    await open(page, path);
    for (const [width, percent] of [
      [1440, 200],
      [1280, 200],
      [1116, 150],
      [768, 150],
      [375, 150],
    ] as const) {
      const name = `${path} at ${width} px with ${percent} %`;
      await page.setViewportSize({ width, height: 800 });
      await enlarge(page, percent);
      expect(await overflow(page), name).toBe(0);
      const parts = navbar(page).locator('a, a > span, button');
      const outside = await parts.evaluateAll((all) =>
        all.filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const isCut = part.localName === 'span' && part.scrollWidth > part.clientWidth + 1;
          return left < 0 || right > innerWidth || isCut;
        }),
      );
      expect(outside, name).toEqual([]);
    }
  }
});

test('all parts grow with the base font, and what has no room is on the nav screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, dts);
  await enlarge(page, 200);
  await expect(column(page).getByRole('link').first()).toHaveCSS('font-size', '28px');
  const tool = page.getByRole('button', { name: 'Copy Markdown' });
  await expect(tool).toHaveCSS('font-size', '26px');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCSS('font-size', '28px');
  // An entry closes the screen even if it leads to the page itself.
  for (let times = 0; times < 2; times++) {
    await navbar(page).getByRole('button', { name: 'Navigation menu' }).click();
    await expect(navbar(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
    await navbar(page).getByRole('link', { name: 'Config' }).click();
    await expect(page).toHaveURL('/config/');
    await expect(navbar(page).getByRole('link', { name: 'GitHub' })).toBeHidden();
  }
});
