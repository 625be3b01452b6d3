import { dts } from './docPage';
import { expect, open, test } from './site';

for (const [path, trail] of [
  [dts, ['Guide', 'Advanced']],
  // The first page of the guide is where its entry in the navbar leads.
  ['/guide/start/', ['Guide', 'Getting Started']],
  ['/config/lib/dts', ['Config', 'Lib Configurations']],
  ['/zh/config/lib/', ['配置']],
] as const) {
  test(`${path} has its trail above the title`, async ({ page }) => {
    await open(page, path);
    const crumbs = page.locator('article').getByRole('navigation').getByRole('listitem');
    await expect(crumbs).toHaveText([...trail]);
  });
}

test('the trail leads to the section', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await trail.getByRole('link', { name: 'Lib Configurations' }).click();
  await expect(page).toHaveURL('/config/lib/');
  await expect(trail.getByRole('listitem')).toHaveText(['Config']);
});

test('the overview, which is its own section, has none', async ({ page }) => {
  await open(page, '/config/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
});
