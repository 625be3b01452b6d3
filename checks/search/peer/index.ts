import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { homeOf, localeCodes, type Locale } from '../../../src/site/locales';
import { withoutLocale } from '../../../src/site/localeUrl';
import { createPreviewServer } from '../../../src/server/preview/server';
import { whileListening } from '../../base/listen';
import { markVisited } from '../../base/markVisited';
import { requireBuild } from '../../base/requireBuild';
import { runCommand } from '../../base/runProgram';
import { withChromium } from '../../setup/programs';
import { loadPage } from '../../size/loadPage';
import { compressed } from '../../size/weigh';
import { readQueries } from '../readQueries';
import { rankByPage } from '../relevance';
import { buildPeer, peer, readTitles } from './buildPeer';

/**
 * Opens the search of a page.
 *
 * @returns function that asks a query, and returns what the first five hits lead to, in the order
 *   in which they are listed: URLs, or the title of the page where the search has no links
 */
async function openSearch(page: Page, url: string): Promise<(query: string) => Promise<string[]>> {
  await markVisited(page);
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox');
  const hits = page.getByRole('option');
  const answer = hits.or(page.getByText(/^(No results|无法找到相关结果|没有找到)/)).first();
  return async (query) => {
    await field.fill('');
    await answer.waitFor({ state: 'detached' });
    await field.fill(query);
    await answer.waitFor();
    return hits.evaluateAll((options) =>
      options.slice(0, 5).map((option) => {
        // The last text of the other search's hits.
        const title = option.querySelector('[class^=hitWrapper]')?.lastElementChild?.textContent;
        return option.getAttribute('href') ?? title ?? '';
      }),
    );
  };
}

type Titles = ReturnType<typeof readTitles>;

/** Measures the search of a built site as a reader meets it, with the queries of the holdout. */
function measure(browser: Browser, build: string, locale: Locale, titles: Titles) {
  return whileListening(createPreviewServer(build), async (port) => {
    const origin = `http://localhost:${port}`;
    const route = `${homeOf(locale)}guide/start/quick-start`;
    const { search } = await loadPage(browser, origin, route);
    const sizes = search.map((file) => compressed(fs.readFileSync(path.join(build, file))));

    const page = await browser.newPage();
    const ask = await openSearch(page, origin + route);
    const ranks: number[] = [];
    for (const { query, answers } of readQueries(locale, 'holdout')) {
      const urls = (await ask(query)).map((hit) => withoutLocale(titles.get(hit) ?? hit, locale));
      ranks.push(rankByPage(urls, answers));
    }
    await page.close();
    const share = (limit: number) =>
      (100 * ranks.filter((rank) => rank > 0 && rank <= limit).length) / ranks.length;
    return {
      queries: ranks.length,
      'first, %': share(1).toFixed(1),
      'first five, %': share(5).toFixed(1),
      'to the first answer, kB': (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1),
    };
  });
}

/** Compares the search of the built site with another one, which gets the same text. */
function main(): Promise<boolean> {
  const build = requireBuild();
  return withChromium(async (browser) => {
    const sites = { ours: build, peer: buildPeer(build) };
    const rows: Record<string, object> = {};
    for (const locale of localeCodes) {
      const titles = readTitles(sites.peer, locale);
      for (const [name, folder] of Object.entries(sites))
        rows[`${name}, ${locale}`] = await measure(browser, folder, locale, titles);
    }
    console.log(`Holdout, by page; kB after brotli 11; the peer is ${peer.join(' ')}`);
    console.table(rows);
    return true;
  });
}

void runCommand(main);
