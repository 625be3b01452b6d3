import type { Page } from '@playwright/test';
import { barsBottom, isNavbarShown, roomAbove } from './bars';
import { test } from './sharedWindow';
import { expect, open, openWithClock, scrollTo, scrollTop, test as ownWindow } from './site';

const quickStart = '/guide/start/quick-start';
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

// Every width and every language once: nothing that is tested depends on both.
for (const { language, width, height } of [
  { language: '', width: 375, height: 700 },
  { language: '/zh', width: 1440, height: 900 },
]) {
  const url = `${language}${quickStart}`;
  const name = `${language || 'en'}, ${width} px`;
  /** Sets the window up, which may be one for all tests. */
  async function prepare({ page }: { page: Page }): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
  }

  test.describe(name, () => {
    test.beforeEach(prepare);

    const jumps: Record<string, (page: Page) => Promise<unknown>> = {
      'a link': (page) => follow(page, above),
      'a script': (page) => page.evaluate((id) => window.location.assign(`#${id}`), above),
      'the address bar': (page) => page.goto(`${url}#${above}`),
    };
    for (const [way, jump] of Object.entries(jumps)) {
      test(`${way} leads up, also again: the heading is below the bars that come back`, async ({
        page,
      }) => {
        await open(page, url);
        for (let times = 0; times < 2; times++) {
          await scrollDown(page, 6000);
          await jump(page);
          await expect.poll(() => roomAbove(page, above)).toBe(room);
          await expect.poll(() => isNavbarShown(page)).toBe(true);
        }
      });
    }
  });

  // In a window for each test, because they stop its clock.
  ownWindow.describe(name, () => {
    ownWindow.beforeEach(prepare);

    ownWindow('a jump down leaves the bars as they are', async ({ page }) => {
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
