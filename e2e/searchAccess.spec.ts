import { expectNoViolations } from './audit';
import { hits, input, noResults, openDialog, past, searchFor } from './searchDialog';
import { expect, test } from './site';

test('no accessibility violations in the dialog', async ({ page }) => {
  await openDialog(page);
  await expectNoViolations(page, 'dialog');
  await searchFor(page, 'dts');
  await expectNoViolations(page, 'dialog');
  await input(page).fill('qqzzxx');
  await expect(noResults(page)).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await searchFor(page, 'dts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dts/);
  await page.keyboard.press('Control+k');
  await expect(past(page)).toHaveCount(1);
  await expectNoViolations(page, 'dialog');
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
