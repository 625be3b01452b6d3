import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/site/storageKeys';

/** Says that the reader was here before, so that no first-visit redirect takes place. */
export async function markVisited(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // The page that Chromium shows without a connection has no storage.
    if (location.protocol !== 'chrome-error:') localStorage.setItem(key, '1');
  }, storageKeys.visited);
}
