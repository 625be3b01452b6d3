import type { Page } from '@playwright/test';
import { markVisited, test as base } from './site';

/**
 * `test` with one window for all tests of a worker, for pages that are only looked at: what they
 * have in common is in the cache, which halves the time of a load. Options of the context can't be
 * set, and the next test finds what a test changes, except for the size of the window.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser, ownServer }, use, { project }) => {
      const baseURL = ownServer ?? project.use.baseURL;
      const page = await browser.newPage({ ...project.use, baseURL });
      await markVisited(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await use(window);
    // What the page would still do must not be blamed on the next test. A file of the site, since
    // an empty document has no storage for the window's scripts.
    await window.goto('/robots.txt');
  },
  context: ({ window }, use) => use(window.context()),
});
