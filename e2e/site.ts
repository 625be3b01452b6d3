import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

export const buildDir = path.resolve(__dirname, '../build');

/** Pathnames that a sitemap of the built site lists. */
export function sitemapPaths(file: string): string[] {
  const xml = fs.readFileSync(path.join(buildDir, file), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

export const sitemaps = { en: sitemapPaths('sitemap.xml'), zh: sitemapPaths('zh/sitemap.xml') };

/** Chromium logs every 404 response; the page that a test asks for on purpose is no defect. */
const expectedError = 'Failed to load resource: the server responded with a status of 404';

export interface Watch {
  /** Messages of level warning and error, and exceptions. */
  problems: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** `test` whose every page fails on console problems and on requests to other hosts. */
export const test = base.extend<{
  watch: Watch;
  allow: RegExp | undefined;
  outside: RegExp | undefined;
}>({
  /** Console messages and exceptions that the test provokes. */
  allow: [undefined, { option: true }],
  /** Addresses of other hosts that the test stands in for. */
  outside: [undefined, { option: true }],
  watch: [
    async ({ page, baseURL, allow, outside }, use) => {
      const watch: Watch = { problems: [], foreign: [] };
      page.on('console', (message) => {
        if (!['warning', 'error'].includes(message.type())) return;
        const text = message.text();
        if (text.includes(expectedError) || allow?.test(text)) return;
        watch.problems.push(`${message.type()}: ${text}`);
      });
      page.on('pageerror', (error) => {
        if (!allow?.test(String(error))) watch.problems.push(String(error));
      });
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(String(baseURL)) || /^(data|blob):/.test(url);
        if (!isOwn && !outside?.test(url)) watch.foreign.push(url);
      });
      await use(watch);
      expect(watch.problems).toEqual([]);
      expect(watch.foreign).toEqual([]);
    },
    { auto: true },
  ],
});

/** Says that the reader was here before, so that no first-visit redirect takes place. */
export async function markVisited(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rslib-visited', '1'));
}

/** Waits until React has taken the page over: a click before that is lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page as a reader who was here before, and waits until it works. */
export async function open(page: Page, url: string): Promise<void> {
  await markVisited(page);
  await page.goto(url);
  await hydrated(page);
}

/** Scrolls at once to a place, in px from the top, and waits until the page's scroll handlers have heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await heard;
  }, top);
}

export { expect };
