import type { Page, Route } from '@playwright/test';
import { audit } from './audit';
import { fixtureSites } from './fixture/sites';
import { dialog, guide, hits, input, noResults, openDialog, searchFor } from './searchDialog';
import { expect, isMarked, markDocument, overflow, test as base, type SiteOptions } from './site';

const own = 'testapp-dsn.algolia.net';
const others = ['testapp-1.algolianet.com', 'testapp-2.algolianet.com', 'testapp-3.algolianet.com'];
const cors = { 'access-control-allow-origin': '*' };
const insightsScript = /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights/;

/** `test` on the fixture that is built with access to an Algolia application. */
const test = base.extend<object, SiteOptions>({
  buildDir: [fixtureSites.algolia.buildDir, { scope: 'worker' }],
  outside: /^https:\/\/(testapp-(dsn\.algolia\.net|\d\.algolianet\.com)|cdn\.jsdelivr\.net)\//,
});

/** What the dialog sends to Algolia. */
interface AlgoliaRequest {
  requests: [{ query: string }];
}

/**
 * Answers like Algolia: every query finds one heading, with markup in its text, and a script, which
 * isn't shown; `none` finds nothing.
 */
async function answerQuery(route: Route): Promise<void> {
  const { requests } = route.request().postDataJSON() as AlgoliaRequest;
  const prefix = JSON.stringify(requests).includes('language:zh') ? '/zh' : '';
  const hit = {
    objectID: 'record-1',
    url: `https://rslib.rs${prefix}/config/lib/dts#dts-bundle`,
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0: 'Lib', lvl1: 'lib.dts', lvl2: 'dts.bundle <img src=x>' },
    _snippetResult: { hierarchy: { lvl2: { value: '\uE000dts\uE001.bundle <img src=x>' } } },
  };
  const script = { ...hit, url: 'javascript:alert(1)' };
  const found = requests[0].query.includes('none') ? [] : [script, hit];
  const results = [{ hits: found, nbHits: found.length, queryID: 'a'.repeat(32) }];
  await route.fulfill({ headers: cors, json: { results } });
}

/** Answers for the hosts of Algolia. Returns the names of those that were asked, in order. */
async function stubAlgolia(page: Page, answer: (route: Route, call: number) => unknown) {
  const asked: string[] = [];
  await page.route(/\.(algolia\.net|algolianet\.com)\//, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await answer(route, asked.length);
  });
  return asked;
}

/** Calls of Algolia's analytics that wait for its script, which never comes here. */
async function events(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { aa } = window as { aa?: { queue?: ArrayLike<unknown>[] } };
    return (aa?.queue ?? []).map((call) => Array.from(call));
  });
}

test.beforeEach(({ page }) => page.route(insightsScript, (route) => route.fulfill({ body: '' })));

for (const [path, language, provider, width, words] of [
  [guide, 'en', 'Powered by', 1440, 10],
  ['/zh/guide/start/', 'zh', '搜索服务', 768, 5],
] as const) {
  test(`${language}: asks for pages of the language, names the provider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const sent: AlgoliaRequest[] = [];
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const asked = await stubAlgolia(page, (route) => {
      sent.push(route.request().postDataJSON() as AlgoliaRequest);
      return answerQuery(route);
    });
    await openDialog(page, path);
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `https://${own}`);
    await expect(dialog(page).getByRole('link', { name: `${provider} Algolia` })).toBeVisible();
    await searchFor(page, 'dts');
    expect(asked).toEqual([own]);
    expect(paths).toContain('/1/indexes/*/queries');
    expect(paths.filter((path) => path.includes('/search/'))).toEqual([]);
    expect(sent[0]?.requests).toEqual([
      expect.objectContaining({
        query: 'dts',
        indexName: 'docs',
        facetFilters: [`language:${language}`, expect.arrayContaining(['docusaurus_tag:default'])],
        hitsPerPage: 20,
        attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'content', 'type', 'url']),
        attributesToSnippet: expect.arrayContaining([`content:${words}`]),
        snippetEllipsisText: '…',
        highlightPreTag: '\uE000',
        highlightPostTag: '\uE001',
        clickAnalytics: true,
      }),
    ]);
    await expect(hits(page)).toHaveCount(1);
    await expect(hits(page).locator('mark').first()).toHaveText('dts');
    await expect(hits(page).first()).toContainText('<img src=x>');
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/lib\/dts#dts-bundle$/);
    await expect(dialog(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });
}

test('where nothing is found, a link to report it, and titles that were found before', async ({
  page,
}) => {
  await stubAlgolia(page, answerQuery);
  await openDialog(page);
  await searchFor(page, 'dts');
  await input(page).fill('dtss none $& <b>');
  await expect(noResults(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://example.com/new?title=dtss%20none%20%24%26%20%3Cb%3E',
  );
  expect(await audit(page, { within: 'dialog' })).toEqual([]);
  await dialog(page).getByRole('button', { name: 'lib.dts' }).click();
  await expect(input(page)).toHaveValue('lib.dts');
  await expect(hits(page).first()).toBeVisible();
});

test.describe('hosts that fail', () => {
  test.use({
    allow:
      /The search failed|^(403|404|429|500|net::ERR_\w+) xhr https:\/\/testapp-|has been blocked by CORS/,
  });

  test('an answer of the wrong form, then all hosts: each next try asks again', async ({
    page,
  }) => {
    const asked = await stubAlgolia(page, (route, call) => {
      if (call === 1) return route.fulfill({ headers: cors, json: { a: 1 } });
      return call > 5 ? answerQuery(route) : route.abort('connectionrefused');
    });
    await openDialog(page);
    await input(page).fill('dts');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toHaveLength(5);
    expect(asked.slice(0, 2)).toEqual([own, own]);
    expect(asked.slice(1).sort()).toEqual([own, ...others].sort());
    await expect(page.getByRole('alert')).toBeVisible();
    await searchFor(page, 'dts.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('analytics are told what was shown, 400 ms later, and what was chosen', async ({ page }) => {
  await stubAlgolia(page, answerQuery);
  await openDialog(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchFor(page, 'dts');
  const views = async () =>
    (await events(page)).filter(([name]) => name === 'viewedObjectIDs').length;
  await page.clock.runFor(399);
  expect(await views()).toBe(0);
  await page.clock.runFor(1);
  expect(await views()).toBe(1);
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const [click] = (await events(page)).filter(([name]) => name === 'clickedObjectIDsAfterSearch');
  expect(click?.[1]).toMatchObject({
    index: 'docs',
    objectIDs: ['record-1'],
    positions: [1],
    queryID: 'a'.repeat(32),
  });
});

test('the search page of Docusaurus has room at its edges, and leads to what it finds', async ({
  page,
}) => {
  const hierarchy = { lvl0: { value: 'Guide' }, lvl1: { value: 'Quick start' } };
  const url = `https://rslib.rs${guide}`;
  const hits = [{ objectID: '1', url, _highlightResult: { hierarchy }, _snippetResult: {} }];
  const results = [{ query: 'start', hits, page: 0, nbHits: 1, nbPages: 1 }];
  await stubAlgolia(page, (route) => route.fulfill({ headers: cors, json: { results } }));
  await page.goto('/search?q=start');
  const result = page.getByRole('main').getByRole('link', { name: 'Quick start' });
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(result).toBeVisible();
    const { x, width: wide } = (await result.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(16);
    expect(x + wide).toBeLessThanOrEqual(width - 16);
    expect(await overflow(page)).toBe(0);
  }
  await result.click();
  await expect(page).toHaveURL(guide);
});
