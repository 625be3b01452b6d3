import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createPreviewServer } from '../../src/server/preview/server';
import type { Args } from '../base/args';
import { whileListening } from '../base/listen';
import { markVisited } from '../base/markVisited';
import { report } from '../base/report';
import { requireBuild } from '../base/requireBuild';
import { runCommand } from '../base/runProgram';
import { withChromium } from '../setup/programs';

/** An ordinary page, the longest page, and a page in Chinese. */
const routes = [
  '/guide/start/quick-start',
  '/config/rsbuild/output',
  '/zh/guide/start/quick-start',
];

/** How often each page is loaded. */
const rounds = 9;

/** Slower than the baseline by this factor is a regression. */
const tolerance = 1.2;

const baselineFile = path.join(__dirname, 'baseline.json');

/**
 * A page that never changes, with the work that pages of the site make: HTML to parse and lay out,
 * and a script that reads and changes the document. Its time says how fast the machine is.
 */
const reference = `<!doctype html><title>Reference</title><body>${'<p class="a"><a href="#b">Text</a> of <code>a page</code></p>'.repeat(2000)}<script>
const texts = new Map();
for (let round = 0; round < 12; round++)
  for (const element of document.querySelectorAll('p')) {
    texts.set(element.textContent + (texts.size % 5000), element);
    element.className = 'c' + round;
  }
document.documentElement.dataset.hasHydrated = 'true';
</script>`;

/**
 * Loads a page with an empty cache until it is idle.
 *
 * @returns time of the processor, in ms, that the page's main thread took; unlike the time on the
 *   clock it hardly depends on what else the machine does
 */
async function threadTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await markVisited(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Mean of the three lowest times: what else the machine does only adds to a time. */
function typical(times: readonly number[]): number {
  const lowest = [...times].sort((a, b) => a - b).slice(0, 3);
  return lowest.reduce((sum, time) => sum + time, 0) / lowest.length;
}

/** Measures pages in turn, so that a change of the machine's speed affects all of them. */
async function measure(browser: Browser, urls: readonly string[]): Promise<number[]> {
  const times = urls.map((): number[] => []);
  // The first round is not counted: it fills the caches of the machine.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, url] of urls.entries()) {
      const time = await threadTime(browser, url);
      if (round > 0) times[index]?.push(time);
    }
  }
  return times.map(typical);
}

/** Measures the reference and then the pages of the site. */
function measureSite(site: http.Server): Promise<number[]> {
  const referenceServer = http.createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(reference),
  );
  return withChromium((browser) =>
    whileListening(site, (sitePort) =>
      whileListening(referenceServer, (port) =>
        measure(browser, [
          `http://localhost:${port}/`,
          ...routes.map((route) => `http://localhost:${sitePort}${route}`),
        ]),
      ),
    ),
  );
}

/** Measures how long pages keep the browser busy, relative to a page that never changes. */
async function main({ flags }: Args): Promise<boolean> {
  const site = createPreviewServer(requireBuild());
  const [referenceTime = NaN, ...times] = await measureSite(site);

  const ratios = Object.fromEntries(
    routes.map((route, index) => [route, Number((times[index]! / referenceTime).toFixed(3))]),
  );
  if (flags.has('--update')) fs.writeFileSync(baselineFile, `${JSON.stringify(ratios, null, 2)}\n`);
  const baseline = JSON.parse(fs.readFileSync(baselineFile, 'utf8')) as typeof ratios;

  console.log(`Processor time of the main thread, mean of the lowest 3 of ${rounds} loads`);
  console.table({
    reference: { ms: Math.round(referenceTime) },
    ...Object.fromEntries(
      routes.map((route, index) => [
        route,
        {
          ms: Math.round(times[index]!),
          ratio: ratios[route],
          baseline: baseline[route],
          change: `${Math.round((ratios[route]! / baseline[route]! - 1) * 100)} %`,
        },
      ]),
    ),
  });
  const slower = routes.filter((route) => !(ratios[route]! <= baseline[route]! * tolerance));
  const issues = slower.map((route) => ({
    file: 'checks/speed/baseline.json',
    message: `${route} takes ${ratios[route]} times as long as the reference, ${baseline[route]} before`,
    fix: 'Record a profile of the page to find what takes longer, or run "npm run speed -- --update" if it has to.',
  }));
  return report(issues, `Speed of ${routes.length} pages`);
}

void runCommand(main, ['--update']);
