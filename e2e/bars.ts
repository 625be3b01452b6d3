import type { Page } from '@playwright/test';

/**
 * The lower edge of what covers the top of the page right now, in px: the navbar and the local nav,
 * each if it shows.
 */
export async function barsBottom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [
      document.querySelector('[data-layout-part=navbar]'),
      document.querySelector('main > div'),
    ];
    const bottoms = bars.map((bar) => {
      if (!bar || getComputedStyle(bar).position !== 'sticky') return 0;
      const { height, bottom } = bar.getBoundingClientRect();
      return height === 0 ? 0 : bottom;
    });
    return Math.max(0, ...bottoms);
  });
}

/** How far a heading is below these bars, in px; negative if they cover it. */
export async function roomAbove(page: Page, id: string): Promise<number> {
  const top = await page.locator(`[id="${id}"]`).evaluate((e) => e.getBoundingClientRect().top);
  return Math.round(top - (await barsBottom(page)));
}

/** Whether any part of the navbar is in view. */
export async function isNavbarShown(page: Page): Promise<boolean> {
  const bar = page.locator('[data-layout-part=navbar]');
  return bar.evaluate((element) => element.getBoundingClientRect().bottom > 0);
}
