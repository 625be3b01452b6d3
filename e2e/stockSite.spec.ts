import { fixtureSites, stockBase } from './fixture/sites';
import { dialog, hits, input, starts } from './searchDialog';
import { expect, test as base, type SiteOptions } from './site';

/** `test` on a site as `create-docusaurus` makes it, with nothing of this one but the search. */
const test = base.extend<object, SiteOptions>({
  buildDir: [fixtureSites.stock.buildDir, { scope: 'worker' }],
});

for (const [path, name, query, found] of [
  ['', 'Search', 'quickstart', 'docs/next/intro'],
  ['zh-Hans/', '搜索', '经典模板', 'zh-Hans/docs/next/intro#生成新站点'],
] as const) {
  test(`stock site, /${path}: finds a page of the version, by keyboard`, async ({ page }) => {
    const folder = path ? `${path}docs/next/intro` : 'docs/next/intro';
    await page.goto(stockBase + folder);
    await page.getByRole('button', { name }).click();
    await expect(starts(page)).toHaveCount(1);
    await input(page).fill(query);
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${encodeURI(stockBase + found)}$`));
  });
}
