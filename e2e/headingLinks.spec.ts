import { dts } from './docPage';
import { expect, open, test } from './site';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  hasTouch: true,
  isMobile: true,
  viewport: { width: 375, height: 700 },
});

test('on a touch screen the link beside a heading shows; a tap leads there and copies its URL', async ({
  page,
}) => {
  await open(page, dts);
  const entries = await page.evaluate(() => window.history.length);
  const link = page.locator('h2#two-formats').getByRole('link');
  await expect(link).toHaveCSS('opacity', '1');
  await link.tap();
  await expect(page).toHaveURL(`${dts}#two-formats`);
  const message = page.getByRole('status').getByText('Link copied');
  await expect(message).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await expect(message).toHaveCount(0);
});
