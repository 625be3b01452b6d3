import { audit, auditColors } from './audit';
import { column } from './docPage';
import { dialog, guide, input, openDialog } from './searchDialog';
import { expect, open, setTheme, test } from './site';

for (const [path, width, name, all, closeLabel] of [
  [guide, 1440, 'Keyboard shortcuts', 'All keys', 'Close'],
  // A wide window, zoomed in: there is a keyboard.
  ['/zh/guide/start/', 375, '键盘快捷键', '所有快捷键', '关闭'],
] as const) {
  test.describe(`${path}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('? shows all keys, and closing gives the focus back', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, path);
      const link = page.getByRole('article').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toContainText('Ctrl K');
      expect(await audit(page)).toEqual([]);
      await setTheme(page, 'dark');
      expect(await auditColors(page), 'dark').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(link).toBeFocused();
      await page.keyboard.press('?');
      await sheet.getByRole('button', { name: closeLabel }).click();
      await expect(sheet).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    test('the search dialog leads to all keys', async ({ page }) => {
      await openDialog(page, path);
      await page.keyboard.type('?');
      await expect(input(page)).toHaveValue('?');
      await dialog(page).getByRole('button', { name: all }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });
}

test.describe('with fingers only', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('the search dialog names no keys', async ({ page }) => {
    await openDialog(page);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog(page).getByText('Navigate')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'All keys' })).toBeHidden();
  });
});

test('no other layer opens over the sheet of keys, and Back closes it', async ({ page }) => {
  await open(page, guide);
  await column(page).getByRole('link', { name: 'Quick start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await expect(sheet).toHaveCount(0);
});
