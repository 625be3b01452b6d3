import { column, dts, menu, outlineButton, outlineColumn } from './docPage';
import { expect, open, openBeforeScripts, overflow, scrollTop, test } from './site';

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

test('with a larger base font nothing is outside of the window or cut', async ({ page }) => {
  for (const path of ['/', '/guide/start/quick-start', '/config/']) {
    await open(page, path);
    for (const [width, percent] of [
      [375, 150],
      [768, 150],
      [1116, 150],
      [1440, 200],
      [1280, 200],
    ] as const) {
      const name = `${path} at ${width} px with ${percent} %`;
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect(await overflow(page), name).toBe(0);
      const parts = page.locator('[data-layout-part=navbar]').locator('a, a > span, button');
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
  // The last page has a sidebar, at 1280 px and 200 %.
  await expect(column(page).getByRole('link').first()).toHaveCSS('font-size', '28px');
  // What has no room is on the nav screen.
  await page.getByRole('button', { name: 'Navigation menu' }).click();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible();
});

test('the current page is in view in the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/guide/migration/tsup');
  const current = column(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await scrollTop(page)).toBe(0);
});
