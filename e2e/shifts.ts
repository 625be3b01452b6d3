import type { Page } from '@playwright/test';

/**
 * Adds up the layout shifts of a page from its first paint on (web-vitals' CLS, without its session
 * windows).
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift so far, of a page that {@link watchShifts} watches. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Observers are told of layout shifts at most two frames later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { sum: { shift: number } }).sum.shift;
  });
}
