import fs from 'node:fs';
import path from 'node:path';
import { homeOf, localeCodes } from '../../src/config/locales';
import { filesOf, routesOf } from '../../src/hosting/builtSite';
import { createPreviewServer } from '../../src/preview/server';
import type { Issue } from '../base/issue';
import { listen } from '../base/listen';
import { report } from '../base/report';
import { requireBuild } from '../base/requireBuild';
import { runProgram } from '../base/runProgram';
import { launchChromium } from '../setup/programs';
import { loadPage } from './loadPage';
import { budgetFor, problemsOf, sharedScripts, weigh, type Weights } from './weigh';

/** Pages of each kind, the longest page, and a page in each language. */
const routes = [
  '/',
  '/config/',
  '/config/rsbuild/output',
  ...localeCodes.map((locale) => `${homeOf(locale)}guide/start/quick-start`),
];

/** Measures in a browser what readers download before a page works, and after. */
async function main(): Promise<boolean> {
  const build = requireBuild();
  const server = createPreviewServer(build);
  const origin = `http://localhost:${await listen(server)}`;
  const browser = await launchChromium();
  const files = filesOf(build);
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
  const budget = budgetFor(routesOf(files).length / localeCodes.length);
  const shared = sharedScripts(files.filter((file) => file.endsWith('.html')).map(read));
  const table: Record<string, Partial<Weights>> = {};
  const issues: Issue[] = [];
  try {
    for (const route of routes) {
      const load = await loadPage(browser, origin, route);
      const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;
      const weights = weigh(build, file, load, shared);
      table[route] = weights;
      for (const message of problemsOf(read(file), load, weights, budget)) {
        issues.push({
          file: `build/${file}`,
          message,
          fix: 'Find what was added, and load it later or leave it out.',
        });
      }
    }
  } finally {
    await browser.close();
    server.close();
  }

  console.log(
    'Bytes after brotli 11, until the page is interactive; "later" until it is idle, "search" until ' +
      'the first answer to a query',
  );
  console.table({ ...table, budget });
  return report(issues, `Size of ${routes.length} pages`);
}

void runProgram(main);
