import { column, drawer, dts, group, menu } from './docPage';
import { expect, hydrated, open, scrollTop, test } from './site';

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the reader's choices survive guide → blog → guide, but no reload", async ({ page }) => {
    await open(page, dts);
    await group(page, 'Migration').click();
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'false');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog/');
    await bar.getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Basic')).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await hydrated(page);
    await expect(group(page, 'Migration')).toHaveAttribute('aria-expanded', 'true');
  });

  test('column and drawer share them', async ({ page }) => {
    await open(page, dts);
    await group(page, 'Basic').click();
    await page.setViewportSize({ width: 375, height: 800 });
    await menu(page).click();
    const basic = drawer(page).getByRole('button', { name: 'Basic' });
    await expect(basic).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page change opens the groups of the page', async ({ page }) => {
    await open(page, '/guide/basic/cli');
    await group(page, 'Advanced').click();
    await expect(column(page).getByRole('link', { name: 'Static assets' })).toBeHidden();
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL('/guide/basic/output-format');
    await expect(column(page).getByRole('link', { name: 'Static assets' })).toBeHidden();
    await open(page, '/guide/basic/output-structure');
    await group(page, 'Advanced').click();
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page).toHaveURL(dts);
    await expect(column(page).getByRole('link', { name: 'Static assets' })).toBeVisible();
  });

  test('a label with a page leads there and toggles there', async ({ page }) => {
    await open(page, '/config/lib/dts');
    const caret = group(page, 'Pages in Rsbuild Configurations');
    const label = column(page).getByRole('link', { name: 'Rsbuild Configurations' });
    const { x, width } = (await label.boundingBox())!;
    expect((await caret.boundingBox())!.x, 'the caret is beside the label').toBe(x + width);
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
    await label.click();
    await expect(page).toHaveURL('/config/rsbuild/');
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(label).toHaveAttribute('aria-current', 'page');
    await label.press('Enter');
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current page is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/guide/migration/tsup');
    const current = column(page).locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBe(0);
  });
});
