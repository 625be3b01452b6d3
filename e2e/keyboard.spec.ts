import type { Page } from '@playwright/test';
import { outlineButton, outlineColumn } from './docPage';
import { expect, hydrated, open, test } from './site';

const quickStart = '/guide/start/quick-start';

test.use({ reducedMotion: 'reduce' });

const focused = (page: Page) => page.locator(':focus');

/**
 * What is wrong with how the focus shows: its element has no ring, or is outside of the window or
 * behind something else. Empty if nothing is.
 */
async function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const name = element.outerHTML.slice(0, 160);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
    for (let node: Element | null = element; node; node = node.parentElement)
      if (Number(getComputedStyle(node).opacity) < 1) return `transparent: ${name}`;

    const isSeen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((share) =>
        element.contains(document.elementFromPoint(left + width * share, top + height * share)),
      ),
    );
    return isSeen ? '' : `covered or outside: ${name}`;
  });
}

/** Presses a key and checks where the focus is then. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => faultOfFocus(page), `after ${key}`).toBe('');
}

test('skip links lead past the navigation, and to the outline, where there is one', async ({
  page,
}) => {
  await open(page, quickStart);
  await press(page, 'Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  for (const [width, target] of [
    [1440, outlineColumn(page).getByRole('link').first()],
    [1024, outlineButton(page)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await hydrated(page);
    await press(page, 'Tab');
    await press(page, 'Tab');
    await expect(focused(page)).toHaveText('Skip to the outline');
    await press(page, 'Enter');
    await expect(target).toBeFocused();
  }
});

test('the focus is seen on its way through a page, and back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/guide/basic/output-format');
  const kinds = new Set<string>();
  let kind = '';
  for (let presses = 0; presses < 400 && kind !== 'body'; presses++) {
    await press(page, 'Tab');
    kind = await page.evaluate(() => {
      const element = document.activeElement!;
      return element.getAttribute('role') ?? element.localName;
    });
    kinds.add(kind);
  }
  const expected = ['a', 'button', 'tab', 'pre', 'input', 'group', 'body'];
  expect([...kinds]).toEqual(expect.arrayContaining(expected));
  for (let presses = 0; presses < 60; presses++) await press(page, 'Shift+Tab');
});

test('one press of Escape closes one layer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, quickStart);
  const hamburger = page.getByRole('button', { name: 'Navigation menu' });
  const tool = page.getByRole('link', { name: /^Rspack Bundler/ });
  const search = page.getByRole('dialog', { name: 'Search' });
  await hamburger.press('Enter');
  await page.getByRole('button', { name: 'Rstack tools' }).press('Enter');
  await expect(tool).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await expect(hamburger).toBeFocused();
});
