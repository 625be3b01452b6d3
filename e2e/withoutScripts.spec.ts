import type { Page } from '@playwright/test';
import { expect, overflow, test } from './site';

test.use({ javaScriptEnabled: false });

const quickStart = '/guide/start/quick-start';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the theme is that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(quickStart);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 20, 20)');
  const code = page.locator('article figure').first();
  await expect(code).toHaveCSS('background-color', 'rgb(23, 25, 31)');
  const logo = bar(page).getByRole('link', { name: 'Rslib' }).locator('img:visible');
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', /logo-dark/);
  const icon = bar(page)
    .getByRole('button', { name: /^Switch between/ })
    .locator('svg:visible');
  await expect(icon).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the entries of the navbar and the languages show', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Guide', 'Config', 'Blog', '简体中文', 'GitHub'])
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    // Without scripts the menus' entries are shown in the bar, so their buttons are hidden.
    await expect(bar(page).getByRole('button')).toHaveCount(1);
    const last = (await bar(page).boundingBox())!;
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading!.y).toBeGreaterThan(last.y + last.height);
  });

  test('a link leads to the pages of the section', async ({ page }) => {
    await page.goto(quickStart);
    await page.mouse.wheel(0, 1000);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const pages = page.getByRole('navigation', { name: 'Pages in this section' }).getByRole('link');
    await expect(pages.first()).toBeInViewport();
    await pages.nth(2).click();
    await expect(page).toHaveURL('/guide/start/glossary');
  });
});

test('menus open for the mouse and for the keyboard, and no control would do nothing', async ({
  page,
}) => {
  await page.goto(quickStart);
  // Two menus, which open all the same, and the icon of the theme.
  await expect(bar(page).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('figure')).not.toHaveCount(0);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  const other = bar(page).getByRole('link', { name: '简体中文' }).first();
  await expect(other).toBeHidden();
  await page.getByRole('button', { name: 'Language: English' }).hover();
  await expect(other).toBeVisible();
  await page.getByRole('button', { name: 'Rstack tools' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: /^Rspack/ })).toBeFocused();
  await page.goto('/config/');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('every panel of tabs shows, each with its name', async ({ page }) => {
  await page.goto(quickStart);
  const group = page.locator('[data-tabs="npm2yarn"]').first();
  const panels = group.getByRole('tabpanel');
  await expect(panels).toHaveText([/npm create/, /yarn create/, /pnpm create/, /bunx create/]);
  await expect(group.getByRole('tab')).toHaveCount(0);
  const names = panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content),
  );
  expect(await names).toEqual(['"npm"', '"yarn"', '"pnpm"', '"bun"']);
});

test('nothing is wider than the window', async ({ page }) => {
  for (const path of ['/', '/zh/config/']) {
    await page.goto(path);
    for (const width of [320, 375, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
