import type { Locator, Page } from '@playwright/test';
import { drawer, dts, menu, outlineButton } from '../docPage';
import { button, dialog, hits, input, noResults } from '../searchDialog';
import { expect, open, setTheme, test } from '../site';
import { useTestFonts } from './fonts';

// Elsewhere the system draws the letters of the same fonts in another way.
test.skip(process.platform !== 'linux', 'The pictures were taken on Linux.');

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

/** Compares what is in view, or one element, with the picture of this name. */
async function compare(
  part: Page | Locator,
  name: string,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<void> {
  // A test with several pictures goes on after the first difference.
  await expect.soft(part as Page).toHaveScreenshot(`${name}.png`, { clip });
}

const article = (page: Page) => page.getByRole('article');
const pageLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('home page', async ({ page }) => {
  await show(page, '/', desktop);
  await compare(page, 'home');
  await resize(page, dark(desktop));
  await compare(page, 'home-dark');
  await resize(page, tall);
  const main = page.getByRole('main');
  await compare(main.locator('section').nth(0), 'home-example');
  await compare(main.locator('section').nth(1), 'home-family');
  await compare(page.getByRole('contentinfo'), 'home-footer');
  await resize(page, phone);
  await compare(page, 'home-phone');
  await resize(page, { width: 375, height: 4000, theme: 'dark' });
  await compare(main.locator('section').nth(0), 'home-example-phone-dark');
});

test('home page in Chinese', async ({ page }) => {
  await show(page, '/zh/', desktop);
  await compare(page, 'home-zh');
});

test('page of the guide', async ({ page }) => {
  await show(page, dts, desktop);
  await compare(page, 'doc');
  await resize(page, dark(desktop));
  await compare(page, 'doc-dark');
  await resize(page, { width: 960 });
  await compare(page, 'doc-960');
  await resize(page, phone);
  await compare(page, 'doc-phone');
});

test('page of the guide in Chinese', async ({ page }) => {
  await show(page, `/zh${dts}`, desktop);
  await compare(page, 'doc-zh');
});

test('elements of an article', async ({ page }) => {
  await show(page, '/guide/advanced/elements', tall);
  await compare(article(page), 'elements');
  await resize(page, dark(tall));
  await compare(article(page), 'elements-dark');
  await resize(page, { width: 375, height: 4200 });
  await compare(article(page), 'elements-phone');
});

test('elements of an article in Chinese', async ({ page }) => {
  await show(page, '/zh/guide/advanced/elements', tall);
  await compare(article(page), 'elements-zh');
});

test('tabs and code', async ({ page }) => {
  await show(page, '/guide/start/quick-start', tall);
  await compare(page.getByRole('tablist').first().locator('..'), 'tabs');
  await resize(page, dark(tall));
  await compare(page.getByRole('tablist').first().locator('..'), 'tabs-dark');
});

test('table that scrolls', async ({ page }) => {
  await show(page, '/config/lib/dts', phone);
  await compare(page.getByRole('group', { name: 'Table, scrolls sideways' }), 'table-phone');
});

test('output explorer', async ({ page }) => {
  await show(page, '/guide/basic/output-format', tall);
  const explorer = page.getByRole('region', { name: 'Output explorer' });
  await compare(explorer, 'explorer');
  await resize(page, dark({ width: 375, height: 4000 }));
  await compare(explorer, 'explorer-phone-dark');
  await resize(page, tall);
  await explorer.getByRole('radio', { name: 'UMD' }).check();
  await explorer.getByRole('radio', { name: 'bundleless' }).first().check();
  await expect(
    explorer.getByText("Rslib doesn't support this combination:", { exact: true }),
  ).toBeVisible();
  await compare(explorer, 'explorer-refused');
});

test('overview', async ({ page }) => {
  await show(page, '/config/', desktop);
  await compare(page, 'overview');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('bundle');
  await compare(page.getByRole('main'), 'overview-filtered');
  await resize(page, dark(phone));
  await compare(page, 'overview-phone-dark');
});

test('blog', async ({ page }) => {
  await show(page, '/blog/', desktop);
  await compare(page, 'blog');
  await resize(page, phone);
  await compare(page, 'blog-phone');
  await show(page, '/blog/second-post', desktop);
  await compare(page, 'post');
});

test('end of a page', async ({ page }) => {
  await show(page, '/guide/advanced/static-assets', tall);
  const footer = page.getByRole('contentinfo').or(page.locator('.theme-doc-footer'));
  await compare(footer.first(), 'doc-footer');
  await compare(page.getByRole('navigation', { name: 'Docs pages' }), 'paginator');
});

test.describe('unknown page', () => {
  test.use({ allow: /^404 document / });

  test('not found', async ({ page }) => {
    await show(page, '/unknown', desktop);
    await compare(page, 'not-found');
    await resize(page, dark(phone));
    await compare(page, 'not-found-phone-dark');
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
  await resize(page, dark(desktop));
  await compare(page, 'search-results-dark');
  await input(page).fill('qqqqqq');
  await expect(noResults(page)).toBeVisible();
  await resize(page, phone);
  await compare(page, 'search-none-phone');
});

test('sheet of keys', async ({ page }) => {
  await show(page, `/zh${dts}`, desktop);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet).toBeVisible();
  await compare(sheet, 'keys-zh');
  await resize(page, dark(phone));
  await compare(page, 'keys-zh-phone-dark');
});

test('language menu', async ({ page }) => {
  await show(page, dts, desktop);
  await click(page, /^Language/);
  await expect(pageLink(page, '简体中文')).toBeVisible();
  await compare(page, 'language-menu', { x: 720, y: 0, width: 720, height: 200 });
});

test('tools menu', async ({ page }) => {
  await show(page, dts, dark(desktop));
  await click(page, 'Rstack tools');
  await expect(pageLink(page, /^Rspack Bundler/)).toBeVisible();
  await compare(page, 'tools-menu-dark', { x: 0, y: 0, width: 480, height: 600 });
});

test('page tools', async ({ page }) => {
  await show(page, dts, desktop);
  await article(page).getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy Markdown link' })).toBeVisible();
  await compare(page, 'page-tools', { x: 340, y: 80, width: 480, height: 320 });
});

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
  await resize(page, dark(phone));
  await compare(page, 'outline-phone-dark');
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
