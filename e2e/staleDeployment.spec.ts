import type { Page } from '@playwright/test';
import { button as searchButton, indexFiles, searchFor } from './searchDialog';
import { expect, failedPage, hydrated, open, saveData, scrollTo, scrollTop, test } from './site';

const scripts = '**/assets/js/*.js';
/** Two pages of a section. */
const first = '/guide/start/quick-start';
const second = '/guide/start/glossary';

/**
 * Lets files be gone until the browser loads another document, as after a new deployment.
 *
 * @param status that of the page which the host answers with
 * @returns the pathnames of the documents that it loads
 */
async function deployAnew(page: Page, status: number, files = scripts): Promise<readonly string[]> {
  const loads: string[] = [];
  const answer = { status, contentType: 'text/html; charset=utf-8', body: '<!doctype html>' };
  await page.route(files, (route) => (loads.length > 0 ? route.fallback() : route.fulfill(answer)));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test.use({ viewport: { width: 375, height: 700 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('after a new deployment', () => {
  test.use({
    allow: ({ hasPatch }, use) =>
      use(
        new RegExp(
          // The last one is the browser's error for HTML in place of a script.
          `${failedPage(hasPatch)}|^404 (script|fetch) .*/assets/js/|Unexpected token '<'`,
        ),
      ),
  });

  // Some hosts answer every request with a page.
  for (const status of [404, 200]) {
    test(`a page whose script is a page with status ${status} is loaded in full, by a link and by Back`, async ({
      page,
    }) => {
      const next = `${second}#dual-package`;
      // Otherwise an idle browser asks for the files of other pages, too, which are gone.
      await saveData(page);
      await open(page, first);
      await scrollTo(page, 1500);
      const loads = await deployAnew(page, status);
      const link = page.locator(`main a[href="${next}"]`).last();
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect.poll(() => loads).toEqual([second]);
      await hydrated(page);
      await expect(page).toHaveURL(next);
      await expect(page.locator('#dual-package')).toBeInViewport();

      const loadsBack = await deployAnew(page, status);
      await page.goBack();
      await expect.poll(() => loadsBack).toEqual([first]);
      await hydrated(page);
      await expect.poll(() => scrollTop(page)).toBe(1500);
    });
  }
});

test.describe('search after a new deployment', () => {
  test.use({
    allow:
      /The search failed|The search dialog could not be loaded|^404 (script|stylesheet|fetch) /,
  });
  for (const files of [indexFiles, scripts]) {
    test(`${files} is missing: the reader is told and can reload`, async ({ page }) => {
      await open(page, first);
      const loads = await deployAnew(page, 404, files);
      await searchButton(page).click();
      await page.keyboard.type('dts');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This site has been updated since you opened the page.');
      await alert.getByRole('button', { name: 'Reload the page' }).click();
      await expect.poll(() => loads).toEqual([first]);
      await hydrated(page);
      await searchButton(page).click();
      await searchFor(page, 'dts');
    });
  }
});
