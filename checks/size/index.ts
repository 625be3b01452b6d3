import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { localeCodes, localeSet } from '../../src/config/locales';
import { filesOf, routesOf } from '../../src/hosting/builtSite';
import { localeHome } from '../../src/lib/localeUrl';
import { createPreviewServer } from '../../src/preview/server';
import { report } from '../base/report';
import { root } from '../base/root';
import { runProgram } from '../base/runProgram';
import { chromiumArgs, chromiumProgram, findProgram } from '../setup/programs';
import { loadPage } from './loadPage';
import { budgetFor, problemsOf, sharedScripts, weigh, type Weights } from './weigh';

/** Pages of each kind, the longest page, and a page in each language. */
const routes = [
  '/',
  '/config/',
  '/config/rsbuild/output',
  ...localeCodes.map((locale) => `${localeHome(locale, localeSet)}guide/start/quick-start`),
];

/** Measures in a browser what readers download before a page works, and after. */
async function main(): Promise<boolean> {
  const build = path.join(root, 'build');
  const server = createPreviewServer(build);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findProgram(chromiumProgram),
    args: chromiumArgs,
  });
  const files = filesOf(build);
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
  const budget = budgetFor(routesOf(files).length / localeCodes.length);
  const shared = sharedScripts(files.filter((file) => file.endsWith('.html')).map(read));
  const table: Record<string, Partial<Weights>> = {};
  const issues = [];
  for (const route of routes) {
    const load = await loadPage(browser, origin, route);
    const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;
    const weights = weigh(build, file, load, shared);
    table[route] = weights;
    for (const message of problemsOf(read(file), load, weights, budget)) {
      issues.push({
        file: `build/${file}`,
        message,
        fix: 'Find what was added to the first load, and load it later or leave it out.',
      });
    }
  }
  await browser.close();
  server.close();

  console.log('Bytes after brotli 11, until the page is interactive; "later" until it is idle');
  console.table({ ...table, budget });
  return report(issues, `Size of ${routes.length} pages`);
}

void runProgram(main);
