import type { Locator, Page } from '@playwright/test';
import { column, drawer, group, menu, outlineButton } from './docPage';
import { hits, input } from './searchDialog';
import { expect, hydrated, markVisited, test } from './site';

const quickStart = '/guide/start/quick-start';
const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 800 };

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openEarly(page: Page, url: string): Promise<() => Promise<void>> {
  await markVisited(page);
  let release = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await isHeld;
    await route.fallback();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').or(page.getByRole('main'))).toBeVisible();
  return async () => {
    release();
    await hydrated(page);
  };
}

interface Control {
  name: string;
  viewport: { width: number; height: number };
  button: (page: Page) => Locator;
  /** What the button leads to. */
  works: (page: Page) => Promise<void>;
}

const controls: Control[] = [
  {
    name: 'theme',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: 'Switch between dark and light mode' }),
    works: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'search',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: /^Search/ }),
    works: (page) => expect(input(page)).toBeFocused(),
  },
  {
    name: 'language menu',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: 'Language: English' }),
    works: (page) => expect(page.getByRole('link', { name: '简体中文' })).toBeVisible(),
  },
  {
    name: 'group of the sidebar',
    viewport: wide,
    button: (page) => group(page, 'Basic'),
    works: (page) => expect(column(page).getByRole('link', { name: 'CLI' })).toBeHidden(),
  },
  {
    name: 'package manager',
    viewport: wide,
    button: (page) => page.getByRole('tab', { name: 'pnpm' }).first(),
    works: (page) => expect(page.getByRole('tabpanel').first()).toContainText('pnpm'),
  },
  {
    name: 'Copy Markdown',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: 'Copy Markdown' }),
    works: (page) => expect(page.getByText('Markdown copied')).toBeAttached(),
  },
  {
    name: 'copy code',
    viewport: wide,
    button: (page) => page.getByRole('button', { name: 'Copy code to clipboard' }).first(),
    works: (page) => expect(page.getByText('Copied', { exact: true }).first()).toBeAttached(),
  },
  {
    name: 'navigation',
    viewport: phone,
    button: (page) => page.getByRole('button', { name: 'Navigation menu' }),
    works: (page) =>
      expect(page.getByRole('button', { name: 'Navigation menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    name: 'Menu',
    viewport: phone,
    button: menu,
    works: (page) => expect(drawer(page)).toBeVisible(),
  },
  {
    name: 'outline',
    viewport: phone,
    button: outlineButton,
    works: (page) => expect(outlineButton(page)).toHaveAttribute('aria-expanded', 'true'),
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('before the page is hydrated', () => {
  for (const { name, viewport, button, works } of controls) {
    test(`a button that is pressed twice is busy and then works once: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const finish = await openEarly(page, quickStart);
      await button(page).dblclick();
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await finish();
      await works(page);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });
  }

  test('a button is pressed by keyboard', async ({ page }) => {
    await page.setViewportSize(wide);
    const finish = await openEarly(page, quickStart);
    await group(page, 'Basic').focus();
    await page.keyboard.press('Enter');
    await finish();
    await expect(group(page, 'Basic')).toHaveAttribute('aria-expanded', 'false');
  });

  for (const keys of ['Control+k', '/']) {
    test(`${keys} and a query aren't lost`, async ({ page }) => {
      const finish = await openEarly(page, quickStart);
      await page.keyboard.press(keys);
      await page.keyboard.type('vue');
      await finish();
      await expect(input(page)).toHaveValue('vue');
      await expect(hits(page).first()).toBeVisible();
    });
  }

  test('what is typed into the filter of the overview counts', async ({ page }) => {
    const finish = await openEarly(page, '/config/');
    await page.getByRole('searchbox').fill('umd name');
    await finish();
    await expect(page.getByRole('searchbox')).toHaveValue('umd name');
    await expect(page.getByRole('main').getByRole('link', { name: 'lib.banner' })).toBeHidden();
  });
});

test.describe('scripts that fail', () => {
  test.use({ allow: /^net::ERR_FAILED script / });

  test('are loaded again, and what was pressed works', async ({ page }) => {
    await page.setViewportSize(wide);
    const failed = new Set<string>();
    const finish = await openEarly(page, quickStart);
    await page.route('**/assets/js/**', async (route) => {
      const url = route.request().url();
      if (!/\/(main|runtime)/.test(url) || failed.has(url)) return route.fallback();
      failed.add(url);
      return route.abort();
    });
    await group(page, 'Basic').click();
    await finish();
    await expect(group(page, 'Basic')).toHaveAttribute('aria-expanded', 'false');
  });

  test('for good leave no button that does nothing', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.route('**/assets/js/main*', (route) => route.abort());
    await page.goto(quickStart);
    const search = page.getByRole('button', { name: /^Search/ });
    await search.click();
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
    await expect(search).toBeHidden({ timeout: 10_000 });
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
