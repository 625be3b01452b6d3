import type { Page, Route } from '@playwright/test';
import { button as searchButton, indexFiles, searchFor } from './searchDialog';
import {
  expect,
  failedPage,
  hydrated,
  isMarked,
  markDocument,
  open,
  scrollTo,
  scrollTop,
  test,
} from './site';

const scripts = '**/assets/js/*.js';
/** Two pages of a section, one after the other, and their titles. */
const first = '/guide/start/quick-start';
const second = '/guide/start/glossary';
const firstTitle = /^(Quick start|快速上手)$/;
const secondTitle = /^(Glossary|名词解释)$/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses Enter on a link of the page, without moving the page. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`main a[href="${href}"]`).last();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
}

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<!doctype html>' });
const fallbackPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' });

/**
 * Lets files be gone until the browser loads another document, as after a new deployment.
 *
 * @returns the pathnames of the documents that it loads
 */
async function deployAnew(
  page: Page,
  answer: (route: Route) => Promise<void>,
  files = scripts,
): Promise<readonly string[]> {
  const loads: string[] = [];
  await page.route(files, (route) => (loads.length > 0 ? route.fallback() : answer(route)));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Every language and every width once: nothing that is tested depends on both. */
const readers = [
  {
    prefix: '',
    width: 375,
    height: 700,
    failed: "Couldn't load the page. Check your network connection.",
    retry: 'Try again',
    dismiss: 'Dismiss',
    noResults: 'Unable to fetch results',
    updated: 'This site has been updated since you opened the page.',
    reload: 'Reload the page',
  },
  {
    prefix: '/zh',
    width: 1440,
    height: 900,
    failed: '页面加载失败，请检查网络连接。',
    retry: '重试',
    dismiss: '关闭',
    noResults: '无法获取结果',
    updated: '网站已更新，当前打开的是旧版本。',
    reload: '重新加载页面',
  },
];

for (const { prefix, width, height, ...texts } of readers) {
  const { failed, retry, dismiss, noResults, updated, reload } = texts;
  const from = `${prefix}${first}`;
  const to = `${prefix}${second}`;

  test.describe(`after a new deployment: ${prefix || 'en'}, ${width} px`, () => {
    test.use({
      viewport: { width, height },
      allow: ({ hasPatch }, use) =>
        use(
          new RegExp(
            // The last one is the browser's error for HTML in place of a script.
            `${failedPage(hasPatch)}|^404 (script|fetch) .*/assets/js/|Unexpected token '<'`,
          ),
        ),
    });

    for (const [name, answer] of [
      ['is missing', notFound],
      ['is an HTML page', fallbackPage],
    ] as const) {
      test(`a link whose script ${name} is loaded in full`, async ({ page }) => {
        await open(page, from);
        await markDocument(page);
        await scrollTo(page, 1500);
        const loads = await deployAnew(page, answer);
        await follow(page, to);
        await expect.poll(() => loads).toEqual([to]);
        await expect(title(page)).toHaveText(secondTitle);
        await hydrated(page);
        await expect(page).toHaveURL(to);
        expect(await isMarked(page)).toBe(false);
        expect(await scrollTop(page)).toBe(0);
        expect(loads).toHaveLength(1);

        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect.poll(() => scrollTop(page)).toBe(1500);
      });
    }

    test('the anchor of its URL is scrolled to', async ({ page }) => {
      const url = `${prefix}/guide/advanced/dts`;
      await open(page, `${prefix}/guide/start/`);
      const loads = await deployAnew(page, notFound);
      await follow(page, `${url}#two-formats`);
      await expect.poll(() => loads).toEqual([url]);
      await hydrated(page);
      await expect(page).toHaveURL(`${url}#two-formats`);
      await expect(page.locator('#two-formats')).toBeInViewport();
    });

    test('Back loads the page in full, too, where it was left', async ({ page }) => {
      await open(page, from);
      await scrollTo(page, 1500);
      await follow(page, to);
      await expect(title(page)).toHaveText(secondTitle);
      await page.reload();
      await hydrated(page);
      await scrollTo(page, 700);
      const loads = await deployAnew(page, notFound);
      await page.goBack();
      await expect.poll(() => loads).toEqual([from]);
      await hydrated(page);
      await expect.poll(() => scrollTop(page)).toBe(1500);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await expect.poll(() => scrollTop(page)).toBe(700);
    });
  });

  test.describe(`search after a new deployment: ${prefix || 'en'}, ${width} px`, () => {
    test.use({
      viewport: { width, height },
      allow:
        /The search failed|The search dialog could not be loaded|^404 (script|stylesheet|fetch) /,
    });
    const alert = (page: Page) => page.getByRole('alert');

    for (const [name, files] of [
      ['an index', indexFiles],
      ['a dialog', scripts],
    ] as const) {
      test(`${name} that is missing: the reader is told and can reload`, async ({ page }) => {
        await open(page, from);
        const loads = await deployAnew(page, notFound, files);
        await searchButton(page).click();
        await page.keyboard.type('dts');
        await expect(alert(page)).toContainText(noResults);
        await expect(alert(page)).toContainText(updated);
        await alert(page).getByRole('button', { name: reload }).click();
        await expect.poll(() => loads).toEqual([from]);
        await hydrated(page);
        await searchButton(page).click();
        await searchFor(page, 'dts');
      });
    }
  });

  test.describe(`without a connection: ${prefix || 'en'}, ${width} px`, () => {
    test.use({
      viewport: { width, height },
      allow: ({ hasPatch }, use) =>
        use(new RegExp(`${failedPage(hasPatch)}|^net::ERR_\\w+ (script|fetch) .*/assets/js/`)),
    });
    const message = (page: Page) => page.getByRole('alert').filter({ hasText: failed });

    /** What Docusaurus does without the patch "navigation": it loads the page in full. */
    async function expectFullLoad(page: Page, url: string): Promise<void> {
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await expect(page).toHaveURL(url);
      await expect(title(page)).toHaveText(url === to ? secondTitle : firstTitle);
      await expect(message(page)).toHaveCount(0);
    }

    test('the page stays as it was, and the reader is told; trying again works', async ({
      page,
      hasPatch,
    }) => {
      const logged: string[] = [];
      page.on('console', (entry) => logged.push(entry.text()));
      const reports = () => logged.filter((text) => !text.startsWith('Failed to load resource'));
      await open(page, from);
      await markDocument(page);
      await scrollTo(page, 1500);
      await page.route(scripts, (route) => route.abort('internetdisconnected'));
      await follow(page, to);
      if (!hasPatch('navigation')) return expectFullLoad(page, to);
      await expect(message(page)).toBeVisible();
      await expect(page).toHaveURL(from);
      expect(await scrollTop(page)).toBe(1500);
      expect(reports()).toEqual([expect.stringContaining(`The page ${to} could not be loaded.`)]);

      const button = page.getByRole('button', { name: retry });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(reports).toHaveLength(2);
      // The failure is logged before the address is that of the page again; a press until then
      // belongs to the attempt that has failed.
      await expect(page).toHaveURL(from);
      await expect(button).toBeFocused();
      await page.unroute(scripts);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(to);
      await expect(title(page)).toHaveText(secondTitle);
      await expect(message(page)).toHaveCount(0);
      // The page is loaded in full: react-loadable never asks again for what failed.
      expect(await isMarked(page)).toBe(false);
      expect(await scrollTop(page)).toBe(0);
    });

    test('the message goes when it is dismissed, or with the next page', async ({
      page,
      hasPatch,
    }) => {
      await open(page, from);
      await markDocument(page);
      await page.route(scripts, (route) => route.abort());
      await follow(page, to);
      if (!hasPatch('navigation')) return expectFullLoad(page, to);
      await expect(message(page)).toBeVisible();
      await page.getByRole('button', { name: dismiss }).click();
      await expect(message(page)).toHaveCount(0);
      await follow(page, to);
      await expect(message(page)).toBeVisible();
      await page.unroute(scripts);
      await follow(page, `${prefix}/guide/start/`);
      await expect(page).toHaveURL(`${prefix}/guide/start/`);
      await expect(message(page)).toHaveCount(0);
    });

    test('the history keeps one entry for the page, and a way forward', async ({
      page,
      hasPatch,
    }) => {
      await open(page, `${prefix}/guide/start/`);
      await follow(page, from);
      await expect(title(page)).toHaveText(firstTitle);
      await markDocument(page);
      await page.route(scripts, (route) => route.abort());
      const length = await page.evaluate(() => window.history.length);
      if (!hasPatch('navigation')) {
        await follow(page, to);
        await expectFullLoad(page, to);
        expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
        return;
      }
      for (let click = 0; click < 2; click++) {
        await follow(page, to);
        await expect(message(page)).toBeVisible();
        await expect(page).toHaveURL(from);
        await page.getByRole('button', { name: dismiss }).click();
      }
      expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
      await page.unroute(scripts);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/guide/start/`);
      await page.goForward();
      await expect(page).toHaveURL(from);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await expect(title(page)).toHaveText(secondTitle);
      expect(await scrollTop(page)).toBe(0);
    });

    test('at the end of a page it leaves the links to the neighbors in reach', async ({
      page,
      hasPatch,
    }) => {
      await open(page, from);
      await markDocument(page);
      await page.route(scripts, (route) => route.abort());
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await scrollTop(page);
      const neighbor = (href: string) => page.locator(`main a[href="${href}"]`).last();
      await neighbor(to).click();
      if (!hasPatch('navigation')) return expectFullLoad(page, to);
      await expect(message(page)).toBeVisible();
      for (const link of [neighbor(`${prefix}/guide/start/`), neighbor(to)]) {
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
      expect(await scrollTop(page)).toBe(end);
    });

    test('a way back that fails can be tried again, and stays one', async ({ page, hasPatch }) => {
      await open(page, from);
      await scrollTo(page, 1500);
      await follow(page, to);
      await expect(title(page)).toHaveText(secondTitle);
      await page.reload();
      await hydrated(page);
      await scrollTo(page, 700);
      await markDocument(page);
      await page.route(scripts, (route) => route.abort());
      await page.goBack();
      if (!hasPatch('navigation')) return expectFullLoad(page, from);
      await expect(message(page)).toBeVisible();
      await expect(page).toHaveURL(to);
      expect(await scrollTop(page)).toBe(700);
      await page.unroute(scripts);
      await page.getByRole('button', { name: retry }).click();
      // The script failed once, so the browser loads the whole document.
      await expect(title(page)).toHaveText(firstTitle);
      await expect(page).toHaveURL(from);
      await expect.poll(() => scrollTop(page)).toBe(1500);
      await page.goForward();
      await expect(page).toHaveURL(to);
      await expect.poll(() => scrollTop(page)).toBe(700);
    });
  });
}
