import { expect, hydrated, open, scrollTo, scrollTop, test } from './site';

for (const [home, label] of [
  ['/', 'Filter'],
  ['/zh/', '过滤'],
] as const) {
  test(`${home}config/: a keyword spelled as in a URL finds the option, and is kept for the way back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, `${home}config/`);
    const filter = page.getByRole('searchbox', { name: label });
    const option = page.getByRole('main').getByRole('link', { name: 'lib.autoExternal' });
    const other = page.getByRole('main').getByRole('link', { name: 'lib.syntax', exact: true });
    await filter.fill('auto-ext');
    await expect(option).toBeVisible();
    await expect(other).toBeHidden();
    await scrollTo(page, 120);
    await option.click();
    await expect(page).toHaveURL(`${home}config/lib/auto-external`);
    await page.goBack();
    await expect(page).toHaveURL(`${home}config/`);
    await expect(filter).toHaveValue('auto-ext');
    await expect(other).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(120);
    await page.reload();
    await hydrated(page);
    await expect(filter).toHaveValue('auto-ext');
    await expect(other).toBeHidden();
    // A new visit to the page starts without a filter.
    await option.click();
    await expect(page).toHaveURL(`${home}config/lib/auto-external`);
    await page
      .getByRole('navigation', { name: /^(Main|主导航)$/ })
      .getByRole('link', { name: /^(Config|配置)$/ })
      .click();
    await expect(page).toHaveURL(`${home}config/`);
    await expect(filter).toHaveValue('');
    await expect(other).toBeVisible();
  });
}

test('the filter and the number of its results stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await open(page, '/config/');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('lib');
  await scrollTo(page, 600);
  await expect(filter).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ })).toBeInViewport();
});
