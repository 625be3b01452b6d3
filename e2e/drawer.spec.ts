import { column, drawer, dts, menu } from './docPage';
import { expect, open, scrollTop, test } from './site';

test.use({ viewport: { width: 375, height: 700 } });

test('it gives way to the column in a wide window', async ({ page }) => {
  await open(page, dts);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height: 700 });
  await expect(drawer(page)).toHaveCount(0);
  await expect(column(page)).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('it locks the page without a jump, and closes beside it', async ({ page }) => {
  // At rest: a bar that still moves makes the driver scroll for its click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, dts);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
  const before = await page.locator('article').boundingBox();
  await menu(page).click();
  await expect(drawer(page).locator('[aria-current=page]')).toBeFocused();
  await expect(page.locator('[inert] article')).toHaveCount(1);
  expect(await page.locator('article').boundingBox()).toEqual(before);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 500);
  expect(await scrollTop(page)).toBe(300);
  await page.mouse.click(350, 400);
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  expect(await page.locator('article').boundingBox()).toEqual(before);
});
