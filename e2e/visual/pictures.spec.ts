import type { Locator, Page } from '@playwright/test';
import { drawer, dts, menu, outlineButton } from '../docPage';
import { button, dialog, hits, input, noResults } from '../searchDialog';
import { expect, open, setTheme, test, unknownPage } from '../site';
import { useTestFonts } from './fonts';

test.beforeEach(({ context }) => useTestFonts(context));

interface View {
  width: number;
  height?: number;
  theme?: 'light' | 'dark';
}

const desktop: View = { width: 1440 };
const phone: View = { width: 375, height: 700 };
/** So high that articles need no scrolling: what is sticky would cover some of their parts. */
const tall: View = { width: 1440, height: 3600 };
const dark = (view: View): View => ({ ...view, theme: 'dark' });

/** Opens a page at a size and in a theme, without motion. */
async function show(page: Page, path: string, view: View): Promise<void> {
  await resize(page, view);
  await open(page, path);
  await setTheme(page, view.theme ?? 'light');
}

async function resize(page: Page, { width, height = 600, theme = 'light' }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * Compares what is in view, an element, or a part of the window with the picture of this name.
 *
 * @param view what the window changes to before
 */
async function compare(
  part: Page | Locator,
  name: string,
  view?: View,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<void> {
  if (view) await resize('page' in part ? part.page() : part, view);
  // A test with several pictures goes on after the first difference.
  await expect.soft(part as Page).toHaveScreenshot(`${name}.png`, { clip });
}

const article = (page: Page) => page.getByRole('article');
const pageLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('home page', async ({ page }) => {
  const sections = page.getByRole('main').locator('section');
  await show(page, '/', desktop);
  await compare(page, 'home');
  await compare(page, 'home-dark', dark(desktop));
  await compare(sections.nth(0), 'home-example', tall);
  await compare(sections.nth(1), 'home-family');
  await compare(page.getByRole('contentinfo'), 'home-footer');
  await compare(page, 'home-phone', phone);
  await compare(sections.nth(0), 'home-example-phone-dark', dark({ width: 375, height: 4000 }));
  await show(page, '/zh/', desktop);
  await compare(page, 'home-zh');
});

test('page of the guide', async ({ page }) => {
  await show(page, dts, desktop);
  await compare(page, 'doc');
  await compare(page, 'doc-dark', dark(desktop));
  await compare(page, 'doc-960', { width: 960 });
  await compare(page, 'doc-phone', phone);
  await show(page, `/zh${dts}`, desktop);
  await compare(page, 'doc-zh');
});

test('elements of an article', async ({ page }) => {
  await show(page, '/guide/advanced/elements', tall);
  await compare(article(page), 'elements');
  await compare(article(page), 'elements-dark', dark(tall));
  await compare(article(page), 'elements-phone', { width: 375, height: 4200 });
  await show(page, '/zh/guide/advanced/elements', tall);
  await compare(article(page), 'elements-zh');
});

test('tabs and code', async ({ page }) => {
  const tabs = page.getByRole('tablist').first().locator('..');
  await show(page, '/guide/start/quick-start', tall);
  await compare(tabs, 'tabs');
  await compare(tabs, 'tabs-dark', dark(tall));
});

test('table that scrolls', async ({ page }) => {
  await show(page, '/config/lib/dts', phone);
  await compare(page.getByRole('group', { name: 'Table, scrolls sideways' }), 'table-phone');
});

test('output explorer', async ({ page }) => {
  await show(page, '/guide/basic/output-format', tall);
  const explorer = page.getByRole('region', { name: 'Output explorer' });
  await compare(explorer, 'explorer');
  await compare(explorer, 'explorer-phone-dark', dark({ width: 375, height: 4000 }));
  await explorer.getByRole('radio', { name: 'UMD' }).check();
  await expect(explorer.getByText("format: 'umd'")).toBeVisible();
  await explorer.getByRole('radio', { name: 'bundleless' }).first().check();
  const message = "Rslib doesn't support this combination:";
  await expect(explorer.getByText(message, { exact: true })).toBeVisible();
  await compare(explorer, 'explorer-refused', tall);
});

test('overview', async ({ page }) => {
  await show(page, '/config/', desktop);
  await compare(page, 'overview');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('bundle');
  await compare(page.getByRole('main'), 'overview-filtered');
  await compare(page, 'overview-phone-dark', dark(phone));
});

test('blog', async ({ page }) => {
  await show(page, '/blog/', desktop);
  await compare(page, 'blog');
  await compare(page, 'blog-phone', phone);
  await show(page, '/blog/second-post', desktop);
  await compare(page, 'post');
});

test('end of a page', async ({ page }) => {
  await show(page, '/guide/advanced/static-assets', tall);
  await compare(page.locator('.theme-doc-footer'), 'doc-footer');
  await compare(page.getByRole('navigation', { name: 'Docs pages' }), 'paginator');
});

test.describe('unknown page', () => {
  test.use({ allow: unknownPage });

  test('not found', async ({ page }) => {
    await show(page, '/unknown', desktop);
    await compare(page, 'not-found');
    await compare(page, 'not-found-phone-dark', dark(phone));
  });
});

test('search dialog', async ({ page }) => {
  await show(page, dts, desktop);
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await compare(dialog(page), 'search');
  await input(page).fill('bundle');
  await expect(hits(page).first()).toBeVisible();
  await compare(dialog(page), 'search-results');
  await compare(page, 'search-results-dark', dark(desktop));
  await input(page).fill('qqqqqq');
  await expect(noResults(page)).toBeVisible();
  await compare(page, 'search-none-phone', phone);
});

test('sheet of keys', async ({ page }) => {
  await show(page, `/zh${dts}`, desktop);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet).toBeVisible();
  await compare(sheet, 'keys-zh');
  await compare(page, 'keys-zh-phone-dark', dark(phone));
});

for (const [name, view, opener, entry, clip] of [
  ['language-menu', desktop, /^Language/, '简体中文', { x: 720, y: 0, width: 720, height: 200 }],
  [
    'tools-menu-dark',
    dark(desktop),
    'Rstack tools',
    /^Rspack Bundler/,
    { x: 0, y: 0, width: 480, height: 600 },
  ],
  ['page-tools', desktop, 'Open', /ChatGPT/, { x: 340, y: 80, width: 480, height: 320 }],
] as const) {
  test(name, async ({ page }) => {
    await show(page, dts, view);
    await click(page, opener);
    await expect(pageLink(page, entry)).toBeVisible();
    await compare(page, name, undefined, clip);
  });
}

test('menus on a phone', async ({ page }) => {
  await show(page, `/zh${dts}`, phone);
  await click(page, '导航菜单');
  await compare(page, 'nav-screen-zh');
  await page.keyboard.press('Escape');
  await show(page, dts, phone);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await compare(page, 'drawer');
  await page.keyboard.press('Escape');
  await outlineButton(page).click();
  await compare(page, 'outline-phone-dark', dark(phone));
});

test('enlarged image', async ({ page }) => {
  await show(page, '/guide/basic/output-structure', desktop);
  await page
    .getByRole('button', { name: /^Enlarge image/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await compare(page, 'enlarged-image');
});
