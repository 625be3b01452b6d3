import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { searchVariables } from '../src/config/search';
import { createPreviewServer } from '../src/preview/server';
import { expect, test as base } from './site';

const root = path.resolve(__dirname, '..');
/** Beside the site's own data, out of the way of Git and of the checks. */
const folder = '.docusaurus/algolia-site';
const outDir = path.join(root, folder, 'build');
/** Says which test run built the site: after a failed test the worker is another one. */
const markFile = path.join(root, folder, 'run');

const access = {
  [searchVariables.appId]: 'TESTAPP',
  [searchVariables.searchKey]: 'search-key',
  [searchVariables.indexName]: 'docs',
  [searchVariables.insights]: '1',
  [searchVariables.reportUrl]: 'https://example.com/new?title={query}',
};

/** Builds both languages: one alone would stand at the root, without its prefix. */
function build(): void {
  const run = process.env.E2E_RUN;
  if (run && fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === run) return;
  const commands = [
    ['docusaurus', 'build', '--out-dir', outDir],
    // The content policy must let Algolia through.
    ['tsx', 'src/hosting/index.ts', outDir, path.join(root, folder, 'hosting')],
  ];
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('npx', command, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...access,
        // A build beside this one must not share these.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${folder}/generated`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      },
    });
    if (status !== 0)
      throw new Error(`No site with Algolia: ${command.join(' ')}\n${stdout}${stderr}`);
  }
  fs.writeFileSync(markFile, run ?? '');
}

/** `test` on a site of its own, which is built with access to an Algolia application. */
export const test = base.extend<object, { algoliaSite: string }>({
  algoliaSite: [
    async ({}, use) => {
      build();
      const server = createPreviewServer(outDir);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ algoliaSite }, use) => use(algoliaSite),
  outside: /^https:\/\/(testapp-(dsn\.algolia\.net|\d\.algolianet\.com)|cdn\.jsdelivr\.net)\//,
});

/** What the dialog sends to Algolia (specification section 7). */
export interface AlgoliaRequest {
  requests: (Record<string, unknown> & { query: string; indexName: string })[];
}

/** Answers like Algolia: every query finds one heading, with markup in its text; `none` finds nothing. */
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
    const hits = query.includes('none') ? [] : [hit];
    return { hits, nbHits: hits.length, query, index: indexName, queryID: 'a'.repeat(32) };
  });
  await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { results } });
}

type Answer = (route: Route, call: number) => unknown;

/** Stands in for the hosts of Algolia; returns the names of those asked, in order. */
export async function standInForAlgolia(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.(algolia\.net|algolianet\.com)\//, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await answer(route, asked.length);
  });
  return asked;
}

/** Serves a language's scripts with a text changed that stands in one of them, once. */
export async function changeScript(
  page: Page,
  locale: string,
  text: RegExp,
  replacement: string,
): Promise<void> {
  const scripts = path.join(outDir, locale, 'assets/js');
  const read = (file: string) => fs.readFileSync(path.join(scripts, file), 'utf8');
  const files = fs.readdirSync(scripts).filter((file) => text.test(read(file)));
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  // From the disk: answers fetched from the server may still be under way when the test ends.
  const body = read(file).replace(text, replacement);
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
