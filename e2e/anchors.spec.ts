import type { Page } from '@playwright/test';
import { barsBottom, isNavbarShown, roomAbove } from './bars';
import { expect, open, openWithClock, scrollTo, scrollTop, test } from './site';

const url = '/guide/start/quick-start';
/** Two headings of that page in the order in which they come. */
const [above, below] = ['create-a-project', 'watch'] as const;
/** Px between the bars and a heading that was jumped to. */
const room = 20;

/**
 * Jumps to a heading as its own link does: with the keyboard, since the link may be out of view.
 */
async function follow(page: Page, id: string): Promise<void> {
  const link = page.locator(`[id="${id}"] a.hash-link`);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
}

/** Scrolls so far down that the navbar hides. */
async function scrollDown(page: Page, to: number): Promise<void> {
  await scrollTo(page, to);
  await expect.poll(() => isNavbarShown(page)).toBe(false);
}

for (const width of [375, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, reducedMotion: 'reduce' });

    test('a jump up, also again, leads below the bars that come back', async ({ page }) => {
      await open(page, url);
      for (const jump of [
        () => follow(page, above),
        () => follow(page, above),
        () => page.goto(`${url}#${above}`),
      ]) {
        await scrollDown(page, 6000);
        await jump();
        await expect.poll(() => roomAbove(page, above)).toBe(room);
        await expect.poll(() => isNavbarShown(page)).toBe(true);
      }
    });

    test('a jump down leaves the bars as they are', async ({ page }) => {
      await openWithClock(page, url);
      await follow(page, above);
      await expect.poll(() => roomAbove(page, above)).toBe(room);
      // Longer than the interval at which the navbar checks the scroll position.
      await page.clock.runFor(500);
      expect(await isNavbarShown(page)).toBe(true);
      expect(await roomAbove(page, above)).toBe(room);

      await scrollDown(page, (await scrollTop(page)) + 200);
      await page.clock.runFor(500);
      await follow(page, below);
      await expect.poll(() => roomAbove(page, below)).toBe(room);
      await page.clock.runFor(500);
      expect(await isNavbarShown(page)).toBe(false);
      expect(await barsBottom(page)).toBe(width < 1280 ? 46 : 0);
      expect(await roomAbove(page, below)).toBe(room);
    });
  });
}

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
