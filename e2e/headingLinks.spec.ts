import { dts } from './docPage';
import { expect, open, test } from './site';

test.describe('the link beside a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('it leads there, copies its URL, and says so', async ({ page }) => {
    await open(page, dts);
    const entries = await page.evaluate(() => window.history.length);
    const heading = page.locator('h2#two-formats');
    await heading.hover();
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${dts}#two-formats`);
    const message = page.getByRole('status').getByText('Link copied');
    await expect(message).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    await expect(message).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

    test('it is visible, and a tap copies', async ({ page }) => {
      await open(page, dts);
      const link = page.locator('h2#two-formats').getByRole('link');
      await expect(link).toHaveCSS('opacity', '1');
      await link.tap();
      await expect(page.getByRole('status').getByText('Link copied')).toBeInViewport();
    });
  });
});
