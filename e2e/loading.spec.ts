import type { Page } from '@playwright/test';
import { expect, hydrated, markVisited, open, saveData, test } from './site';

const first = '/guide/start/quick-start';
const next = '/guide/start/glossary';
const other = '/guide/start/';

/** Pathnames of the scripts that a page requests from now on, and how. */
function followScripts(page: Page): { path: string; isPrefetch: boolean }[] {
  const scripts: { path: string; isPrefetch: boolean }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.includes('/assets/js/')) return;
    // Not by its headers, which come later: the test may have ended then.
    scripts.push({ path, isPrefetch: request.resourceType() === 'other' });
  });
  return scripts;
}

const linkTo = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).last();

test('the main script is compiled during its download, and has no escapes', async ({
  page,
  hasPatch,
}) => {
  test.skip(!hasPatch('scriptFormat'), 'needs the patch "scriptFormat"');
  const html = await (await page.request.get('/zh/')).text();
  const [main = ''] = /\/zh\/assets\/js\/main\.\w+\.js/.exec(html) ?? [];
  const script = await (await page.request.get(main)).text();
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(script).toContain('目录');
});

test('only the next page is fetched ahead', async ({ page, hasPatch }) => {
  const home = await (await page.request.get('/')).text();
  const scripts = followScripts(page);
  await open(page, first);
  // Docusaurus takes the home page for a part of every page: their routes have the same path.
  const ahead = () => scripts.filter(({ path, isPrefetch }) => isPrefetch && !home.includes(path));
  if (hasPatch('link') || hasPatch('router')) await expect.poll(ahead).toHaveLength(1);
  // Docusaurus fetches the page of each link that the reader sees.
  else await expect.poll(() => ahead().length).toBeGreaterThan(1);
  await linkTo(page, next).click();
  await expect(page).toHaveURL(next);
  await expect.poll(() => scripts.map(({ path }) => path)).toContain(ahead()[0]?.path);
});

test('nothing is fetched ahead where the reader saves data', async ({ page }) => {
  await saveData(page);
  await markVisited(page);
  const scripts = followScripts(page);
  await page.goto(first);
  await hydrated(page);
  const count = scripts.length;
  await linkTo(page, other).hover();
  await linkTo(page, next).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toHaveLength(count);
});
