import { roomAbove } from './bars';
import { expect, markVisited, open, test } from './site';

const url = '/guide/basic/cli';

test('an entry opens for its link and its hash, and only it', async ({ page }) => {
  await open(page, url);
  const text = page.getByRole('paragraph').filter({ hasText: 'The second answer.' });
  const opened = page.locator('details[open]');
  await expect(text).toBeHidden();
  const article = page.getByRole('article');
  await article.getByRole('link', { name: 'The second thing', exact: true }).click();
  await expect(text).toBeVisible();
  await expect(opened).toHaveCount(1);

  // A new document
  await page.reload();
  await expect(text).toBeVisible();
  // From another page
  await open(page, '/guide/basic/output-format');
  await page.goBack();
  await expect(text).toBeVisible();
  await expect(text).toBeInViewport();
});

test('an old link leads to where the section is now', async ({ page }) => {
  await markVisited(page);
  await page.goto(`/zh${url}#gone`);
  await expect(page).toHaveURL('/zh/config/lib/dts#dts-build');
  await expect.poll(() => roomAbove(page, 'dts-build')).toBe(20);

  await open(page, url);
  await page.evaluate(() => window.location.assign('#gone'));
  await expect(page).toHaveURL('/config/lib/dts#dts-build');
});
