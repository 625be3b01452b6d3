import { dts } from './docPage';
import { expect, open, test } from './site';

test('a page has its trail above the title', async ({ page }) => {
  for (const [path, trail] of [
    [dts, ['Guide', 'Advanced']],
    // The first page of the guide is where its entry in the navbar leads.
    ['/guide/start/', ['Guide', 'Getting Started']],
    ['/zh/config/lib/', ['配置']],
    // The overview, which is its own section, has none.
    ['/config/', []],
  ] as const) {
    await open(page, path);
    const crumbs = page.locator('article').getByRole('navigation').getByRole('listitem');
    await expect(crumbs, path).toHaveText([...trail]);
  }
  await open(page, '/config/lib/dts');
  await page.getByRole('article').getByRole('link', { name: 'Lib Configurations' }).click();
  await expect(page).toHaveURL('/config/lib/');
});
