import type { Page } from '@playwright/test';
import { audit, auditColors } from './audit';
import { guide, input, openDialog, searchFor } from './searchDialog';
import { expect, setTheme, test } from './site';

const dialog = '.search-dialog';

async function expectNoViolations(page: Page): Promise<void> {
  await setTheme(page, 'light');
  // The library's list: each of its options is a link, so that it opens in a new tab as well.
  expect(await audit(page, { within: dialog, without: ['nested-interactive'] })).toEqual([]);
  await setTheme(page, 'dark');
  expect(await auditColors(page, dialog), 'dark').toEqual([]);
}

for (const path of [guide, '/zh/guide/start/']) {
  test(`${path}: no accessibility violations in the dialog`, async ({ page }) => {
    await openDialog(page, path);
    await expectNoViolations(page);
    await searchFor(page, 'dts');
    await expectNoViolations(page);
    await input(page).fill('qqzzxx');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await expectNoViolations(page);
  });
}
