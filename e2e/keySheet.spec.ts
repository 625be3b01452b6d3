import { audit, auditColors } from './audit';
import { dialog, hits, input, openDialog, searchFor } from './searchDialog';
import { expect, open, setTheme, test } from './site';

// A narrow window may be a wide one, zoomed in: there is a keyboard.
test('? shows all keys, and closing gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/zh/guide/start/');
  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet).toContainText('Ctrl K');
  expect(await audit(page)).toEqual([]);
  await setTheme(page, 'dark');
  expect(await auditColors(page), 'dark').toEqual([]);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the search dialog leads to all keys, and their end back to the search', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('?');
  await expect(input(page)).toHaveValue('?');
  await searchFor(page, 'dts');
  await page.keyboard.press('ArrowDown');
  const chosen = hits(page).nth(1);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const close = sheet.getByRole('button', { name: 'Close' });
  for (const leave of [
    () => close.click(),
    () => page.keyboard.press('Control+k'),
    async () => {
      // A click on the text takes the focus from the button.
      await sheet.getByRole('heading', { level: 2 }).click();
      await page.keyboard.press('Escape');
    },
    () => page.mouse.click(5, 700),
  ]) {
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await dialog(page).getByRole('button', { name: 'All keys' }).press('Enter');
    await expect(close).toBeFocused();
    await leave();
    await expect(sheet).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('dts');
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('with fingers only', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('the search dialog names no keys', async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog(page).getByText('Navigate')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'All keys' })).toBeHidden();
  });
});

test('in a low window, the search dialog leaves the room of its keys to the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDialog(page);
  await expect(dialog(page).getByRole('button', { name: 'All keys' })).toBeVisible();
  await expect(dialog(page).getByText('Navigate')).toBeHidden();
});

test('Back closes the sheet together with the search, and the page scrolls again', async ({
  page,
}) => {
  await open(page, '/guide/start/quick-start');
  await page.evaluate(() => (window.location.hash = 'configure'));
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', { name: 'All keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});
