import { expect, hydrated, open, scrollTo, scrollTop, test } from './site';

test('the keyword is kept for the way back, and not for a new visit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/config/');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const option = page.getByRole('main').getByRole('link', { name: 'lib.autoExternal' });
  await filter.fill('auto-ext');
  await scrollTo(page, 120);
  // A click might scroll to its target first.
  await option.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/config/lib/auto-external');
  await page.goBack();
  await expect(filter).toHaveValue('auto-ext');
  await expect.poll(() => scrollTop(page)).toBe(120);
  await page.reload();
  await hydrated(page);
  await expect(filter).toHaveValue('auto-ext');
  await option.click();
  await expect(page).toHaveURL('/config/lib/auto-external');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL('/config/');
  await expect(filter).toHaveValue('');
});
