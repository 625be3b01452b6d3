import { dts } from './docPage';
import { expect, open, test } from './site';

test('a page has its trail above the title', async ({ page }) => {
  const crumbs = page.locator('article').getByRole('navigation').getByRole('listitem');
  for (const [path, trail] of [
    [dts, ['Guide', 'Advanced']],
    // The first page of the guide is where its entry in the navbar leads.
    ['/guide/start/', ['Guide', 'Getting Started']],
    // The overview, which is its own section, has none.
    ['/config/', []],
  ] as const) {
    await open(page, path);
    await expect(crumbs, path).toHaveText([...trail]);
  }
  await open(page, '/config/lib/dts');
  await page.getByRole('article').getByRole('link', { name: 'Lib Configurations' }).click();
  await expect(page).toHaveURL('/config/lib/');
  await expect(crumbs).toHaveText(['Config']);
});
