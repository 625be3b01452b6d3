import { barsBottom } from './bars';
import { dts, outlineColumn } from './docPage';
import { expect, open, openWithClock, scrollTop, test } from './site';

test('the button covers no entry of the outline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await open(page, dts);
  await page.mouse.wheel(0, 300);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeVisible();
  // The button shows before the wheel has scrolled the outline to the place where it sticks.
  const gap = async () => {
    const { y, height } = (await outlineColumn(page).boundingBox())!;
    return (await button.boundingBox())!.y - (y + height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('an anchor of another page is scrolled to 100 ms after the page is shown', async ({
  page,
}) => {
  await openWithClock(page, '/config/');
  const link = page.locator('main a[href^="/config/lib/dts#"]').nth(3);
  const id = ((await link.getAttribute('href')) ?? '').split('#')[1];
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'lib.dts' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(99);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(1);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await barsBottom(page));
});
