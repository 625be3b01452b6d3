import type { Page } from '@playwright/test';
import { expect, overflow, test } from './site';

test.use({ javaScriptEnabled: false });

const quickStart = '/guide/start/quick-start';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const colors = {
  light: { page: 'rgb(255, 255, 255)', code: 'rgb(246, 248, 250)' },
  dark: { page: 'rgb(20, 20, 20)', code: 'rgb(23, 25, 31)' },
} as const;

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the theme is that of the system: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(quickStart);
    await expect(page.locator('html')).toHaveCSS('background-color', colors[colorScheme].page);
    const code = page.locator('article figure').first();
    await expect(code).toHaveCSS('background-color', colors[colorScheme].code);
    const logo = bar(page).getByRole('link', { name: 'Rslib' }).locator('img:visible');
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', new RegExp(`logo-${colorScheme}`));
    const icon = page
      .getByRole('button', { name: 'Switch between dark and light mode' })
      .locator('svg:visible');
    await expect(icon).toHaveCount(1);
    await page.goto('/');
    await expect(page.locator('main header img:visible')).toHaveCount(1);
  });
}

test('on a phone the entries of the navbar and the languages show', async ({ page }) => {
  await setWidth(page, 375);
  for (const path of [quickStart, '/']) {
    await page.goto(path);
    for (const name of ['Guide', 'Config', 'Blog', '简体中文', 'GitHub'])
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    // Without scripts the menus' entries are shown in the bar, so their buttons are hidden.
    await expect(bar(page).getByRole('button')).toHaveCount(1);
    const last = await bar(page).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading!.y).toBeGreaterThan(last!.y + last!.height);
  }
  await bar(page).getByRole('link', { name: 'Config', exact: true }).click();
  await expect(page).toHaveURL('/config/');
});

test('on a phone a link leads to the pages of the section', async ({ page }) => {
  await setWidth(page, 375);
  await page.goto(quickStart);
  const menu = page.getByRole('link', { name: 'Menu', exact: true });
  await page.mouse.wheel(0, 1000);
  await expect.poll(async () => (await menu.boundingBox())?.y).toBe(0);
  await menu.click();
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  await expect(sidebar).toBeInViewport();
  const pages = sidebar.getByRole('link');
  await expect(pages.first()).toBeInViewport();
  await pages.nth(2).click();
  await expect(page).toHaveURL('/guide/start/glossary');
});

test('menus open for the mouse and for the keyboard', async ({ page }) => {
  await setWidth(page, 1440);
  await page.goto(quickStart);
  const other = bar(page).getByRole('link', { name: '简体中文' }).first();
  await expect(other).toBeHidden();
  await page.getByRole('button', { name: 'Language: English' }).hover();
  await expect(other).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(other).toBeHidden();
  await page.getByRole('button', { name: 'Rstack tools' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: /^Rspack/ })).toBeFocused();
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
  const found: string[] = [];
  for (const path of ['/', quickStart, '/zh/config/', '/blog/']) {
    await page.goto(path);
    for (const width of [320, 375, 768, 960, 1440]) {
      await setWidth(page, width);
      const over = await overflow(page);
      if (over !== 0) found.push(`${path} at ${width} px: ${over}`);
    }
  }
  expect(found).toEqual([]);
});

test('no control shows that would do nothing', async ({ page }) => {
  await setWidth(page, 1440);
  await page.goto(quickStart);
  // Two menus, which open all the same, and the icon of the theme.
  await expect(bar(page).getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('figure')).not.toHaveCount(0);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('main header').getByRole('button')).toHaveCount(0);
  await page.goto('/config/');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
