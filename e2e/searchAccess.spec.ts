import { audit } from './audit';
import { guide, input, openDialog, searchFor } from './searchDialog';
import { expect, test } from './site';

for (const path of [guide, '/zh/guide/start/']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path}, ${colorScheme}: no accessibility violations in the dialog`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openDialog(page, path);
      const check = () =>
        audit(page, (builder) =>
          builder
            .include('.search-dialog')
            // The library's list: each of its options is a link, so that it opens in a new tab as well.
            .disableRules('nested-interactive'),
        );
      expect(await check()).toEqual([]);
      await searchFor(page, 'dts');
      expect(await check()).toEqual([]);
      await input(page).fill('qqzzxx');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await check()).toEqual([]);
    });
  }
}
