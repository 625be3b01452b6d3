import type { Browser, Page, Request } from '@playwright/test';
import { markVisited } from '../base/markVisited';
import type { Load } from './weigh';

/** Text for the snippets of an answer, which are loaded once it is shown. */
const snippetText = /\/search\/[^/]+\/\d+\.json$/;

/** Searches for an option, whose name is the same in all languages, until an answer is shown. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('dts');
  await page.getByRole('option').first().waitFor();
}

/**
 * Opens a page as a reader who comes for the first time, with an empty cache, waits until it is
 * idle, and searches.
 *
 * @param origin where the site is served
 * @throws Error if the page does not become interactive, or the search does not answer
 */
export async function loadPage(browser: Browser, origin: string, route: string): Promise<Load> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  // The redirect to the browser's language would load a second page.
  await markVisited(page);
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && /^https?:/.test(request.url())) requests.push(request);
  });
  await page.goto(origin + route);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  const initial = requests.length;
  await page.waitForLoadState('networkidle');

  const idle = requests.length;
  await search(page);

  const [before, after, searched] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [index, request] of requests.entries()) {
    const url = new URL(request.url());
    const { 'sec-purpose': purpose } = await request.allHeaders();
    // A busy browser prefetches when it seemed idle, or even during the search.
    const isAhead = purpose === 'prefetch' || (index >= initial && index < idle);
    const phase = isAhead ? after : index < initial ? before : searched;
    phase.add(url.origin === origin ? decodeURI(url.pathname) : url.href);
  }
  const isKnown = (url: string) => before.has(url) || after.has(url);
  await context.close();
  return {
    before: [...before],
    after: [...after].filter((url) => !before.has(url)),
    search: [...searched].filter((url) => !isKnown(url) && !snippetText.test(url)),
  };
}
