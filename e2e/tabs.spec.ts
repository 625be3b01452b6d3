import type { Page } from '@playwright/test';
import { storageKeys } from '../src/config/storageKeys';
import { expect, hydrated, open, openBeforeScripts, test } from './site';

const quickStart = '/guide/start/quick-start';
const key = `${storageKeys.tab}npm2yarn`;
const group = (page: Page) => page.locator('[data-tabs="npm2yarn"]').first();
const chosen = (page: Page) => group(page).getByRole('tab', { selected: true });

test('package managers are in order, npm first', async ({ page }) => {
  await open(page, quickStart);
  const tabs = group(page).getByRole('tab');
  await expect(tabs).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
  await expect(chosen(page)).toHaveText('npm');
});

test('a choice holds for all groups, other pages, the other language and later visits', async ({
  page,
}) => {
  await open(page, quickStart);
  await group(page).getByRole('tab', { name: 'pnpm' }).click();
  const groups = page.locator('[data-tabs="npm2yarn"]');
  await expect(groups.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(
    await groups.count(),
  );
  await expect(group(page).getByRole('tabpanel')).toHaveCount(1);
  await expect(group(page).getByRole('tabpanel')).toContainText('pnpm');
  expect(await page.evaluate((item) => localStorage.getItem(item), key)).toBe('pnpm');
  for (const path of [`/zh${quickStart}`, quickStart]) {
    await open(page, path);
    await expect(chosen(page)).toHaveText('pnpm');
  }
});

test('a choice holds in other tabs of the browser', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await open(each, quickStart);
  await group(page).getByRole('tab', { name: 'pnpm' }).click();
  await expect(chosen(other)).toHaveText('pnpm');
});

test('the pressed tab keeps its place when sets above it change in height', async ({ page }) => {
  await open(page, quickStart);
  await group(page)
    .locator('[role=tabpanel][data-tab=pnpm]')
    .evaluate((panel: HTMLElement) => {
      panel.style.minHeight = '500px';
      // Some browsers keep what is in view at its place by themselves.
      document.documentElement.style.overflowAnchor = 'none';
    });
  const tab = page.locator('[data-tabs="npm2yarn"]').nth(1).getByRole('tab', { name: 'pnpm' });
  await tab.scrollIntoViewIfNeeded();
  const top = () => tab.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Browsers round where a page is scrolled to.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test.describe('before scripts have arrived', () => {
  test('a remembered choice shows before any script of the page has run', async ({ page }) => {
    await page.addInitScript((item) => localStorage.setItem(item, 'bun'), key);
    await openBeforeScripts(page, quickStart);
    const panels = group(page).locator('[role=tabpanel]');
    await expect(panels.nth(3)).toBeVisible();
    await expect(panels.nth(0)).toBeHidden();
    const color = (name: string) =>
      group(page)
        .locator(`[role=tab][data-tab="${name}"]`)
        .evaluate((tab) => getComputedStyle(tab).color);
    expect(await color('npm')).toBe(await color('yarn'));
    expect(await color('npm')).not.toBe(await color('bun'));
  });

  test("a stored choice that isn't a package manager is ignored", async ({ page }) => {
    await page.addInitScript((item) => localStorage.setItem(item, 'foo'), key);
    await openBeforeScripts(page, quickStart);
    await expect(group(page).getByRole('tabpanel', { name: 'npm' })).toBeVisible();
  });
});

test('the keyboard goes round', async ({ page }) => {
  await open(page, quickStart);
  await chosen(page).focus();
  for (const [key, name] of [
    ['ArrowRight', /yarn/i],
    ['ArrowLeft', /^npm/],
    ['ArrowLeft', /bun/i],
    ['Home', /^npm/],
    ['End', /bun/i],
    ['ArrowRight', /^npm/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen(page)).toBeFocused();
    await expect(chosen(page)).toHaveText(name);
  }
});

test('each tab names its panel', async ({ page }) => {
  await open(page, quickStart);
  const id = await chosen(page).getAttribute('aria-controls');
  const panel = group(page).getByRole('tabpanel', { name: 'npm' });
  await expect(panel).toHaveAttribute('id', id!);
});

test('tabs work where storage takes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value: () => {
        throw new Error('full');
      },
    });
  });
  await page.goto(quickStart);
  await hydrated(page);
  await group(page).getByRole('tab', { name: 'pnpm' }).click();
  await expect(chosen(page)).toHaveText('pnpm');
});

for (const path of [quickStart, `/zh${quickStart}`]) {
  test.describe('where storage is forbidden', () => {
    // Docusaurus warns that it can't access the storage.
    test.use({ allow: /storage/i });

    test(`${path}: a choice holds for all groups of the page`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await page.goto(path);
      await hydrated(page);
      const groups = page.locator('[data-tabs="npm2yarn"]');
      await groups.nth(1).getByRole('tab', { name: 'pnpm' }).click();
      const selected = groups.getByRole('tab', { selected: true });
      await expect(selected).toHaveText(Array(await groups.count()).fill('pnpm'));
      await selected.first().press('ArrowRight');
      await expect(selected).toHaveText(Array(await groups.count()).fill('bun'));
    });
  });
}
