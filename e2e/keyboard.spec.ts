import type { Page } from '@playwright/test';
import { outlineButton, outlineColumn } from './docPage';
import { expect, open, test } from './site';

const quickStart = '/guide/start/quick-start';
const formats = '/guide/basic/output-format';

test.use({ reducedMotion: 'reduce' });
// A walk through all of a long page.
test.describe.configure({ timeout: 180_000 });

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

    const { clientWidth, clientHeight } = document.documentElement;
    const isSeen = [...element.getClientRects()].some((box) => {
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, clientWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, clientHeight);
      if (left >= right || top >= bottom) return false;
      return [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(
          left + (right - left) * share,
          top + (bottom - top) * share,
        );
        return element.contains(hit);
      });
    });
    return isSeen ? '' : `covered or outside: ${name}`;
  });
}

/** Presses a key and checks where the focus is then. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => faultOfFocus(page), `after ${key}`).toBe('');
}

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses++) {
    await press(page, 'Tab');
    if ((await target.and(focused(page)).count()) > 0) return;
  }
  throw new Error(`Tab does not lead to the ${role} "${String(name)}".`);
}

/** Walks to the end of the page and tells what had the focus on the way, by kind. */
async function walk(page: Page, key: string, most: number): Promise<Set<string>> {
  const kinds = new Set<string>();
  for (let presses = 0; presses < most; presses++) {
    await press(page, key);
    const kind = await page.evaluate(() => {
      const element = document.activeElement!;
      const role = element.getAttribute('role');
      return `${role ?? element.localName}${element.closest('article') ? ' of the article' : ''}`;
    });
    if (kind === 'body') break;
    kinds.add(kind);
  }
  return kinds;
}

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, quickStart);
  await press(page, 'Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a second one leads to the outline, where there is one', async ({ page }) => {
  for (const [width, target] of [
    [1440, outlineColumn(page).getByRole('link').first()],
    [1024, outlineButton(page)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, quickStart);
    await press(page, 'Tab');
    await press(page, 'Tab');
    await expect(focused(page)).toHaveText('Skip to the outline');
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
  }
  await open(page, '/');
  await press(page, 'Tab');
  await press(page, 'Tab');
  await expect(page.getByRole('navigation').locator(':focus')).toBeVisible();
});

test('everything on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, quickStart);

  await test.step('tools popup: leaving it closes it', async () => {
    await tabTo(page, 'button', 'Rstack tools');
    await press(page, 'Enter');
    await tabTo(page, 'link', /^Rspack/);
    await tabTo(page, 'link', /^Awesome Rstack/);
    await expect(page.getByRole('link', { name: /^Rspack Bundler/ })).toBeVisible();
    await tabTo(page, 'link', 'Rslib');
    await expect(page.getByRole('link', { name: /^Rspack Bundler/ })).toBeHidden();
  });

  await test.step('search, entries, language menu, theme, community', async () => {
    await tabTo(page, 'button', 'Search');
    await tabTo(page, 'link', 'Guide');
    await tabTo(page, 'button', /^Language/);
    await press(page, 'Enter');
    await tabTo(page, 'link', '简体中文');
    await press(page, 'Escape');
    await tabTo(page, 'button', 'Switch between dark and light mode');
    await press(page, 'Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, 'link', 'Discord');
  });

  await test.step('sidebar', async () => {
    await tabTo(page, 'button', 'Basic');
    await press(page, 'Enter');
    await press(page, 'Tab');
    await expect(focused(page)).toHaveText('Advanced');
    await press(page, 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, 'link', 'CLI');
  });

  await test.step('tabs and code', async () => {
    // The button for word wrap appears only if a line is too long.
    await page
      .locator('pre > code')
      .evaluateAll((codes) => codes.forEach((code) => code.append('x'.repeat(200))));
    await expect(page.getByRole('button', { name: 'Toggle word wrap' }).first()).toBeVisible();
    await tabTo(page, 'tab', 'npm');
    await press(page, 'ArrowRight');
    await expect(focused(page)).toHaveText('yarn');
    await press(page, 'Tab');
    await expect(focused(page)).toHaveText(/^yarn/);
    // Only now that it is shown can its lines be measured.
    const panel = page.getByRole('tabpanel').filter({ has: focused(page) });
    await expect(panel.getByRole('button', { name: 'Toggle word wrap' })).toBeVisible();
    await tabTo(page, 'button', 'Toggle word wrap');
    await press(page, 'Space');
    await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, 'button', 'Copy code to clipboard');
  });

  await test.step('article, footer and outline, to the end and back', async () => {
    const kinds = await walk(page, 'Tab', 400);
    const expected = [
      'a of the article',
      'pre of the article',
      'tab of the article',
      'a',
      'button',
    ];
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
    await expect(page.getByRole('link', { name: /^Next Page/ })).toBeInViewport();
    await walk(page, 'Shift+Tab', 60);
  });
});

test('everything on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, formats);

  await test.step('nav screen', async () => {
    await tabTo(page, 'button', 'Navigation menu');
    await press(page, 'Enter');
    for (const name of ['Guide', 'Config', 'Blog']) await tabTo(page, 'link', name);
    await tabTo(page, 'button', 'Switch between dark and light mode');
    await tabTo(page, 'link', '简体中文');
    await tabTo(page, 'link', 'Discord');
    await page.keyboard.press('Escape');
  });

  await test.step('one press of Escape closes one layer', async () => {
    await press(page, 'Enter');
    const hamburger = page.getByRole('button', { name: 'Navigation menu' });
    await page.getByRole('button', { name: 'Rstack tools' }).press('Enter');
    await expect(page.getByRole('link', { name: /^Rspack Bundler/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Rspack Bundler/ })).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(hamburger).toBeFocused();
  });

  await test.step('drawer', async () => {
    await tabTo(page, 'button', 'Menu');
    await press(page, 'Enter');
    await press(page, 'Tab');
    await press(page, 'Escape');
  });

  await test.step('outline', async () => {
    await tabTo(page, 'button', 'ON THIS PAGE');
    await press(page, 'Enter');
    await press(page, 'Tab');
    await press(page, 'Tab');
    await press(page, 'Escape');
  });

  await test.step('tables, output explorer and the rest of the article', async () => {
    await tabTo(page, 'group', 'Table, scrolls sideways');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => focused(page).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);
    const kinds = await walk(page, 'Tab', 400);
    const expected = ['input of the article', 'tab of the article', 'pre of the article'];
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
  });
});

test('the list of the overview', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/config/');
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeFocused();
  await walk(page, 'Tab', 10);
});
