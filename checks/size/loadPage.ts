import type { Browser, Request } from '@playwright/test';
import { markVisited } from '../base/markVisited';
import type { Load } from './weigh';

/**
 * Opens a page as a reader who comes for the first time, with an empty cache, and waits until it is
 * idle.
 *
 * @param origin where the site is served
 * @throws Error if the page does not become interactive
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

  const before = new Set<string>();
  const after = new Set<string>();
  for (const [index, request] of requests.entries()) {
    const url = new URL(request.url());
    const { 'sec-purpose': purpose } = await request.allHeaders();
    const isAhead = index >= initial || purpose === 'prefetch';
    (isAhead ? after : before).add(url.origin === origin ? decodeURI(url.pathname) : url.href);
  }
  await context.close();
  return { before: [...before], after: [...after].filter((url) => !before.has(url)) };
}
