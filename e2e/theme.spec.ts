import type { Locator, Page } from '@playwright/test';
import { expect, markVisited, open, test } from './site';

const guide = '/guide/start/';
const toggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between dark and light mode' });
const disclosure = (page: Page) => page.getByRole('button', { name: 'Appearance' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Makes the reveal of a theme so slow that whatever a test does happens while it runs. */
async function slowReveal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- the proxy hands the element on
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        const slow = options.pseudoElement ? { ...options, duration: 30_000 } : options;
        return Reflect.apply(animate, element, [frames, slow]);
      },
    });
  });
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

/** Presses the mouse where an element is, without waiting for it to be in reach. */
async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('theme', () => {
  test('is set before the first paint', async ({ page }) => {
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
      // Recorded when the animation starts: on a busy machine, it may be over when the test looks.
      await page.addInitScript(() => {
        const durations: unknown[] = [];
        Object.assign(window, { durations });
        // eslint-disable-next-line @typescript-eslint/unbound-method -- the proxy passes it on
        Element.prototype.animate = new Proxy(Element.prototype.animate, {
          apply(animate, element, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
            const { pseudoElement, duration } = options;
            if (pseudoElement === '::view-transition-old(root)') durations.push(duration);
            return Reflect.apply(animate, element, [frames, options]);
          },
        });
      });
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

  test('a change before the reveal of another causes no error', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await open(page, guide);
    await toggle(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    // The first click leaves dark behind for as long as the browser takes until the second counts.
    await expect.poll(() => stored(page)).toBe('light');
    await expect.poll(() => theme(page)).toBe('light');
    await expect(page.locator('html')).not.toHaveAttribute('data-revealing');
  });
});

test('each of several fast clicks on the toggle counts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await slowReveal(page);
  await open(page, guide);
  for (const expected of ['dark', 'light', 'dark']) {
    await press(page, toggle(page));
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
});

for (const width of [768, 1440]) {
  test(`the menu opens for the mouse and closes after it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, guide);
    await toggle(page).hover();
    await expect(choice(page, 'System')).toBeChecked();
    await page.mouse.move(width / 2, 700);
    await expect(choice(page, 'System')).toBeHidden();
  });
}

test('by keyboard the menu leads back to the theme of the system, and gives the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, guide);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  expect(await theme(page)).toBe('dark');
  await expect(disclosure(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(disclosure(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Dark')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'System')).toBeChecked();
  expect(await theme(page)).toBe('light');
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Light')).toBeChecked();
  expect(await stored(page)).toBe('light');
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Light')).toBeHidden();
  await expect(disclosure(page)).toBeFocused();
});

test("a choice in the menu is revealed like the toggle's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await slowReveal(page);
  await open(page, '/guide/start/');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await revealing(page);
  expect(await theme(page)).toBe('dark');
});

test('a choice, and a cleared storage, count in all tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, guide);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(other, '/zh/config/');
  await toggle(page).click();
  expect(await theme(page)).toBe('light');
  await expect.poll(() => theme(other)).toBe('light');
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => theme(page)).toBe('dark');
  expect(await stored(page)).toBeNull();
  await other.reload();
  await expect.poll(() => theme(other)).toBe('dark');
});
