import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { createPreviewServer } from '../../src/preview/server';
import { readArgs } from '../base/args';
import { report } from '../base/report';
import { root } from '../base/root';
import { runProgram } from '../base/runProgram';
import { chromiumArgs, chromiumProgram, findProgram } from '../setup/programs';

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
  await page.addInitScript(() => localStorage.setItem('rslib-visited', '1'));
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

/** Measures how long pages keep the browser busy, relative to a page that never changes. */
async function main(): Promise<boolean> {
  const { flags } = readArgs(process.argv.slice(2), ['--update']);
  const site = createPreviewServer(path.join(root, 'build'));
  const listeners = site.listeners('request') as ((...args: unknown[]) => void)[];
  site.removeAllListeners('request');
  site.on('request', (request, response) => {
    if (request.url !== '/reference') for (const answer of listeners) answer(request, response);
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(reference);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findProgram(chromiumProgram),
    args: chromiumArgs,
  });
  const urls = ['/reference', ...routes];
  const times = new Map(urls.map((url) => [url, [] as number[]]));
  // The first round is not counted: it fills the caches of the machine.
  for (let round = 0; round <= rounds; round++) {
    for (const url of urls) {
      const time = await threadTime(browser, origin + url);
      if (round > 0) times.get(url)?.push(time);
    }
  }
  await browser.close();
  site.close();

  const timeOf = (url: string) => typical(times.get(url) ?? []);
  const ratios = Object.fromEntries(
    routes.map((route) => [route, Number((timeOf(route) / timeOf('/reference')).toFixed(3))]),
  );
  if (flags.has('--update')) fs.writeFileSync(baselineFile, `${JSON.stringify(ratios, null, 2)}\n`);
  const baseline = JSON.parse(fs.readFileSync(baselineFile, 'utf8')) as typeof ratios;

  console.log(`Processor time of the main thread, mean of the lowest 3 of ${rounds} loads`);
  console.table({
    reference: { ms: Math.round(timeOf('/reference')) },
    ...Object.fromEntries(
      routes.map((route) => [
        route,
        {
          ms: Math.round(timeOf(route)),
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

void runProgram(main);
