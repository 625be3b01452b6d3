import fs from 'node:fs';
import path from 'node:path';
import { homeOf, localeCodes } from '../../src/site/locales';
import { filesOf, routesOf } from '../../src/emit/hosting/builtSite';
import { createPreviewServer } from '../../src/server/preview/server';
import type { Issue } from '../base/issue';
import { whileListening } from '../base/listen';
import { report } from '../base/report';
import { requireBuild } from '../base/requireBuild';
import { runCommand } from '../base/runProgram';
import { withChromium } from '../setup/programs';
import { loadPage } from './loadPage';
import { budgetFor, problemsOf, sharedScripts, weigh, type Load } from './weigh';

/** Pages of each kind, the longest page, and a page in each language. */
const routes = [
  '/',
  '/config/',
  '/config/rsbuild/output',
  ...localeCodes.map((locale) => `${homeOf(locale)}guide/start/quick-start`),
];

/** Opens the pages one after the other, and searches on each. */
function loadPages(build: string): Promise<{ route: string; load: Load }[]> {
  return withChromium((browser) =>
    whileListening(createPreviewServer(build), async (port) => {
      const loads = [];
      for (const route of routes)
        loads.push({ route, load: await loadPage(browser, `http://localhost:${port}`, route) });

      return loads;
    }),
  );
}

/** Measures in a browser what readers download before a page works, and after. */
async function main(): Promise<boolean> {
  const build = requireBuild();
  const files = filesOf(build);
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
  const budget = budgetFor(routesOf(files).length / localeCodes.length);
  const shared = sharedScripts(files.filter((file) => file.endsWith('.html')).map(read));
  const pages = (await loadPages(build)).map(({ route, load }) => {
    const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;
    return { route, file, load, weights: weigh(build, file, load, shared) };
  });
  const issues = pages.flatMap(({ file, load, weights }) =>
    problemsOf(read(file), load, weights, budget).map((message): Issue => ({
      file: `build/${file}`,
      message,
      fix: 'Find what was added, and load it later or leave it out.',
    })),
  );

  console.log(
    'Bytes after brotli 11, until the page is interactive; "later" until it is idle, "search" until ' +
      'the first answer to a query',
  );
  console.table({
    ...Object.fromEntries(pages.map(({ route, weights }) => [route, weights])),
    budget,
  });
  return report(issues, `Size of ${routes.length} pages`);
}

void runCommand(main);
