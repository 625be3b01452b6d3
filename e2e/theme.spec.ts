import type { Page } from '@playwright/test';
import { expect, markVisited, open, test } from './site';

const guide = '/guide/start/';
const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light mode' });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/**
 * Notes how long each reveal of a theme takes, in ms, and makes it so slow, if asked to, that
 * whatever a test does happens while it runs.
 */
async function watchReveals(page: Page, slowed?: number): Promise<void> {
  await page.addInitScript((duration) => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- the proxy hands the element on
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        const isReveal = options.pseudoElement === '::view-transition-old(root)';
        if (isReveal) durations.push(options.duration);
        const slow = isReveal && duration ? { ...options, duration } : options;
        return Reflect.apply(animate, element, [frames, slow]);
      },
    });
  }, slowed);
}

/**
 * Waits until the new theme grows over the old one. Before its first frame, the browser doesn't
 * paint the page and ignores clicks.
 */
async function revealing(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ effect, currentTime }) =>
              (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)' &&
              Number(currentTime) > 0,
          ),
      ),
    )
    .toBe(true);
}

test('the theme is set before the first paint', async ({ page }) => {
  await markVisited(page);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new PerformanceObserver(() => {
      sessionStorage.setItem('painted', document.documentElement.dataset.theme ?? 'none');
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(guide);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toBe('dark');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`reveal with motion preference "${reducedMotion}"`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion });
    // Noted when the animation starts: on a busy machine, it may be over when the test looks.
    await watchReveals(page);
    await open(page, guide);
    await toggle(page).click();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-revealing');
    const durations = await page.evaluate(
      () => (window as unknown as { durations: unknown[] }).durations,
    );
    expect(durations).toEqual(reducedMotion === 'reduce' ? [] : [400]);
  });
}

test('each of several fast clicks counts, on the toggle and elsewhere', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await watchReveals(page, 30_000);
  await open(page, guide);
  for (const expected of ['dark', 'light', 'dark']) {
    // The driver would wait until nothing is in front of it.
    await toggle(page).click({ force: true });
    await expect.poll(() => theme(page)).toBe(expected);
    await revealing(page);
  }
  // Three clicks within one frame.
  await toggle(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.click();
  });
  await expect.poll(() => theme(page)).toBe('light');
  // A choice in the menu is revealed, too.
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await revealing(page);
  await expect.poll(() => theme(page)).toBe('dark');
  await page.getByRole('link', { name: 'Config' }).first().click({ force: true });
  await expect(page).toHaveURL('/config/');
  expect(await theme(page)).toBe('dark');
});

test('a choice counts in all tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, guide);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(other, '/zh/config/');
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  await expect.poll(() => theme(other)).toBe('light');
});
