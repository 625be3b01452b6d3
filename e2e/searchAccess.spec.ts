import type { Page } from '@playwright/test';
import { audit, auditColors } from './audit';
import {
  hits,
  indexFiles,
  input,
  noResults,
  openDialog,
  past,
  searchFor,
  status,
} from './searchDialog';
import { expect, hold, setTheme, test } from './site';

async function expectNoViolations(page: Page): Promise<void> {
  await setTheme(page, 'light');
  expect(await audit(page, { within: 'dialog' })).toEqual([]);
  await setTheme(page, 'dark');
  expect(await auditColors(page, 'dialog'), 'dark').toEqual([]);
}

test('no accessibility violations in the dialog', async ({ page }) => {
  await openDialog(page);
  await expectNoViolations(page);
  await searchFor(page, 'dts');
  await expectNoViolations(page);
  await input(page).fill('qqzzxx');
  await expect(noResults(page)).toBeVisible();
  await expectNoViolations(page);
  await searchFor(page, 'dts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dts/);
  await page.keyboard.press('Control+k');
  await expect(past(page)).toHaveCount(1);
  await expectNoViolations(page);
});

test.describe('a search that fails', () => {
  test.use({ allow: /The search failed|^net::ERR_INTERNET_DISCONNECTED fetch \/search\// });

  test('no accessibility violations before and after', async ({ page }) => {
    const release = await hold(page, indexFiles);
    await openDialog(page);
    await input(page).fill('dts');
    await expect(status(page)).toHaveText('Searching…');
    await expectNoViolations(page);
    release('fail');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the words found are readable in a contrast theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openDialog(page);
  await searchFor(page, 'dts');
  const mark = hits(page).first().locator('mark').first();
  await expect(mark).toBeVisible();
  const colors = await mark.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.closest('dialog')!).backgroundColor,
  ]);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('on a narrow phone, a long title is shown to its end', async ({ page }) => {
  const title = 'A heading that is so long that it takes more than one line of the outline';
  await page.setViewportSize({ width: 320, height: 568 });
  await openDialog(page);
  await searchFor(page, title);
  const text = hits(page).first().getByText(title, { exact: true });
  await expect(text).toBeVisible();
  expect(await text.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(false);
});

test('a phone on its side shows several results', async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await openDialog(page);
  await searchFor(page, 'dts');
  await expect(hits(page).nth(2)).toBeInViewport({ ratio: 1 });
});
