import type { Locator, Page } from '@playwright/test';
import { column, dts, neighbors, outlineColumn } from './docPage';
import { expect, open, openBeforeScripts, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

const outlineLinks = (page: Page) => outlineColumn(page).getByRole('link');
const parts: Record<string, (page: Page) => Locator> = {
  navbar: (page) => page.getByRole('navigation', { name: 'Main' }),
  sidebar: column,
  outline: outlineColumn,
  footer: neighbors,
};

for (const query of ['navbar=0&outline=0', 'sidebar=0&footer=0']) {
  test(`${query}, before any bundle has run`, async ({ page }) => {
    await openBeforeScripts(page, `${dts}?${query}`);
    for (const [name, part] of Object.entries(parts))
      await expect(part(page)).toBeVisible({ visible: !query.includes(name) });
  });
}

test('they apply while the URL has them, and are not carried on', async ({ page }) => {
  await open(page, `${dts}?sidebar=0&footer=0#emit-declarations`);
  await expect(column(page)).toBeHidden();
  await expect(neighbors(page)).toBeHidden();
  await outlineLinks(page).nth(1).click();
  await expect(page).toHaveURL(/\?sidebar=0&footer=0#/);
  await expect(column(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide/start/');
  await expect(column(page)).toBeVisible();
  await page.goBack();
  await expect(column(page)).toBeHidden();
});

test('without navbar nothing is left of its height', async ({ page }) => {
  await open(page, `${dts}?navbar=0#two-formats`);
  expect((await column(page).boundingBox())?.y).toBe(0);
  const heading = page.locator('#two-formats');
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(20, 0);
});
