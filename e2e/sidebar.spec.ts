import { column, drawer, dts, group, menu } from './docPage';
import { expect, hydrated, open, scrollTop, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

test("column and drawer share the reader's choices, until a reload", async ({ page }) => {
  await open(page, dts);
  await group(page, 'Basic').click();
  await page.setViewportSize({ width: 375, height: 800 });
  await menu(page).click();
  const basic = drawer(page).getByRole('button', { name: 'Basic' });
  await expect(basic).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await hydrated(page);
  await menu(page).click();
  await expect(basic).toHaveAttribute('aria-expanded', 'true');
});

test('the current page is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/guide/migration/tsup');
  const current = column(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await scrollTop(page)).toBe(0);
});
