import type { Page, Route } from '@playwright/test';
import { fixtureSites } from './fixture/sites';
import { test as base, type SiteOptions } from './site';

/** `test` on the fixture that is built with access to an Algolia application. */
export const test = base.extend<object, SiteOptions>({
  buildDir: [fixtureSites.algolia.buildDir, { scope: 'worker' }],
  outside: /^https:\/\/(testapp-(dsn\.algolia\.net|\d\.algolianet\.com)|cdn\.jsdelivr\.net)\//,
});

/** What the dialog sends to Algolia. */
export interface AlgoliaRequest {
  requests: (Record<string, unknown> & { query: string; indexName: string })[];
}

/**
 * Answers like Algolia: every query finds one heading, with markup in its text, and a script, which
 * isn't shown; `none` finds nothing.
 */
export async function answerQuery(route: Route): Promise<void> {
  const { requests } = route.request().postDataJSON() as AlgoliaRequest;
  const results = requests.map(({ query, indexName }) => {
    const prefix = JSON.stringify(requests).includes('language:zh') ? '/zh' : '';
    const marked = { value: '\uE000dts\uE001.bundle <img src=x>', matchLevel: 'full' };
    const hierarchy = { lvl0: 'Lib', lvl1: 'lib.dts', lvl2: 'dts.bundle <img src=x>' };
    const hit = {
      objectID: 'record-1',
      url: `https://rslib.rs${prefix}/config/lib/dts#dts-bundle`,
      type: 'lvl2',
      content: null,
      hierarchy,
      _highlightResult: { hierarchy: { lvl2: { ...marked, matchedWords: ['dts'] } } },
      _snippetResult: { hierarchy: { lvl2: marked } },
    };
    const script = { ...hit, url: 'javascript:alert(1)' };
    const hits = query.includes('none') ? [] : [script, hit];
    return { hits, nbHits: hits.length, query, index: indexName, queryID: 'a'.repeat(32) };
  });
  await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { results } });
}

type Answer = (route: Route, call: number) => unknown;

/** Answers for the hosts of Algolia. Returns the names of those that were asked, in order. */
export async function stubAlgolia(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.(algolia\.net|algolianet\.com)\//, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await answer(route, asked.length);
  });
  return asked;
}
