import type { Page } from '@playwright/test';
import { markVisited, test as base } from './site';

/**
 * `test` with one window for all tests of a worker, for pages that are only looked at: what they have in common is in the
 * cache, which halves the time of a load. Options of the context cannot be set, and what a test changes in the window or
 * in its storage the next one finds.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use);
      await markVisited(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ window }, use) => use(window),
  context: ({ window }, use) => use(window.context()),
});
