import { expectNoViolations } from './audit';
import { dialog, hits, input, openDialog, searchFor } from './searchDialog';
import { expect, open, test } from './site';

// A narrow window may be a wide one, zoomed in: there is a keyboard.
test('? shows all keys, and closing gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/zh/guide/start/');
  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet).toContainText('Ctrl K');
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the search dialog leads to all keys, and their end back to the search', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'dts');
  await page.keyboard.press('ArrowDown');
  const chosen = hits(page).nth(1);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const close = sheet.getByRole('button', { name: 'Close' });
  for (const leave of [
    () => close.click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Escape'),
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
});
