import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { listen } from '../checks/base/listen';
import { markVisited } from '../checks/base/markVisited';
import { root } from '../checks/base/root';
import { homeOf, localeCodes, type Locale } from '../src/site/locales';
import { createPreviewServer } from '../src/server/preview/server';

/** Folder of the real site. */
export const realSite = path.join(root, 'build');

/** Pathnames of the pages of each language, as its sitemap lists them. */
export const sitemaps = Object.fromEntries(
  localeCodes.map((locale) => {
    const file = path.join(realSite, homeOf(locale), 'sitemap.xml');
    const urls = fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
    return [locale, [...urls].map(([, url = '']) => new URL(url).pathname)];
  }),
) as Record<Locale, string[]>;

/**
 * The problem that a test allows which opens an unknown page on purpose: the page itself, and
 * nothing that it loads.
 */
export const unknownPage = /^404 document /;

/** A request as problems name it, the origin of the site left out: `image /img/logo.svg`. */
function nameOf(request: Request, origin: string): string {
  return `${request.resourceType()} ${request.url().replace(origin, '')}`;
}

/**
 * What the console says if the page of a link can't be loaded: the patch "navigation" says it in
 * its own words, Docusaurus prints the error.
 */
export function failedPage(hasPatch: (name: string) => boolean): string {
  return hasPatch('navigation') ? 'The page \\S+ could not be loaded' : '^ChunkLoadError: ';
}

/**
 * Waits until the routes of a page are in force, which Playwright doesn't: the first route of an
 * open page reaches its process later, and what the page requests until then passes by.
 */
async function routed(page: Page, route: Page['route']): Promise<void> {
  if (page.url() === 'about:blank') return;
  const probe = '/robots.txt?routed';
  await route(`**${probe}`, (one) => one.fulfill({ body: probe }));
  await page.evaluate(async (url) => {
    const ask = () => fetch(url, { cache: 'no-store' }).then((response) => response.text());
    while ((await ask().catch(() => undefined)) !== url);
  }, probe);
  await page.unroute(`**${probe}`);
}

export interface SiteOptions {
  /** Folder of the built site that the tests are about. */
  buildDir: string;
  /** The patches of that build, as its variable `PATCHES` has them. */
  patches: string | undefined;
}

/**
 * `test` that fails on problems of any of its pages: console messages of level warning and error,
 * exceptions, failed requests, as in `404 image /img/logo.svg`, and requests to other hosts.
 */
export const test = base.extend<
  { watch: void; allow: RegExp | undefined; outside: RegExp | undefined },
  SiteOptions & {
    ownServer: string | undefined;
    /** Whether the build has a patch; without one, some expectations differ (src/patches). */
    hasPatch: (name: string) => boolean;
  }
>({
  buildDir: [realSite, { option: true, scope: 'worker' }],
  patches: [process.env.PATCHES, { option: true, scope: 'worker' }],
  hasPatch: [
    ({ patches }, use) => use((name) => !patches || patches.split(',').includes(name)),
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ buildDir }, use) => {
      // Playwright's configuration starts its server.
      if (buildDir === realSite) return use(undefined);
      const server = createPreviewServer(buildDir);
      await use(`http://localhost:${await listen(server)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL, ownServer }, use) => use(ownServer ?? baseURL),
  page: async ({ page }, use) => {
    const route = page.route.bind(page);
    page.route = async (...args) => {
      const handle = await route(...args);
      await routed(page, route);
      return handle;
    };
    await use(page);
  },
  /** Problems that the test provokes. */
  allow: [undefined, { option: true }],
  /** URLs of other hosts, which the test answers itself. */
  outside: [undefined, { option: true }],
  watch: [
    async ({ context, baseURL, allow, outside }, use) => {
      const origin = String(baseURL);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allow?.test(problem)) problems.push(problem);
      };
      context.on('console', (message) => {
        const text = message.text();
        // Chromium says so of every failed request, without its URL; they are noted below.
        if (text.startsWith('Failed to load resource')) return;
        if (['warning', 'error'].includes(message.type())) note(text);
      });
      context.on('weberror', (error) => note(String(error.error())));
      context.on('response', (response) => {
        if (response.status() >= 400)
          note(`${response.status()} ${nameOf(response.request(), origin)}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // A page that is left cancels what it still loads.
        if (reason !== 'net::ERR_ABORTED') note(`${reason} ${nameOf(request, origin)}`);
      });
      context.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(origin) || /^(data|blob):/.test(url);
        if (!isOwn && !outside?.test(url)) problems.push(`other host: ${url}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the browser one that saves data: the site then loads nothing before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}

/**
 * Waits until the page's root element has an attribute with this value. Unlike `expect`, this does
 * not describe the whole page for its message each time that it has to wait.
 */
async function rootHas(page: Page, attribute: string, value: string): Promise<void> {
  await page.locator(`html[${attribute}="${value}"]`).waitFor({ state: 'attached' });
}

/** Waits until React has taken the page over: a click before that is lost. */
export async function hydrated(page: Page): Promise<void> {
  await rootHas(page, 'data-has-hydrated', 'true');
}

/** Opens a page as a reader who was here before, and waits until it works. */
export async function open(page: Page, url: string): Promise<void> {
  await markVisited(page);
  await page.goto(url);
  await hydrated(page);
}

/** Opens a page as readers see it at first: its scripts are still on their way. */
export async function openBeforeScripts(page: Page, url: string): Promise<void> {
  await markVisited(page);
  await page.route('**/*.js', () => undefined);
  await page.goto(url, { waitUntil: 'commit' });
}

/** Opens a page with a paused clock, so that delays are measured and not waited for. */
export async function openWithClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Holds back files that the page requests from now on, until the function is called: they then
 * come, or fail as where there is no connection.
 */
export async function hold(
  page: Page,
  files: string,
): Promise<(outcome?: 'come' | 'fail') => void> {
  let release: (outcome?: 'come' | 'fail') => void = () => undefined;
  const released = new Promise<'come' | 'fail' | undefined>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    const outcome = await released;
    await (outcome === 'fail' ? route.abort('internetdisconnected') : route.continue());
  });
  return release;
}

/** Makes the browser one that forbids the site to store anything. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** Marks the document, to find out later whether the browser has loaded another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Lets the system ask for a theme, without motion, and waits until the page shows it. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await rootHas(page, 'data-theme', colorScheme);
}

/** How far the page is scrolled, in px. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/**
 * Scrolls at once to a place, in px from the top, and waits until the page's scroll handlers have
 * run.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await scrolled;
  }, top);
}

/** By how many px the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

export { expect, markVisited };
