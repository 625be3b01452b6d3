import { localeCodes } from '../../src/site/locales';
import type { Args } from '../base/args';
import { requireBuild } from '../base/requireBuild';
import { runCommand } from '../base/runProgram';
import { chromiumArgs, chromiumProgram, findProgram } from '../setup/programs';
import type { Driver, WithBrowser } from './browsers/driver';
import { findInstalled } from './browsers/program';
import { withPuppeteer } from './browsers/puppeteer';
import { withWebKit } from './browsers/webkit';
import { Reader } from './reader';
import { scenarios, type Scenario } from './scenarios';
import { withSite, type Site } from './site';

const engines: Readonly<Record<string, WithBrowser>> = {
  firefox: withPuppeteer(() => ({
    browser: 'firefox',
    executablePath: findInstalled(['firefox-esr', 'firefox'], 'firefox-esr'),
  })),
  webkit: withWebKit,
  // To tell a fault of one of the other browsers from one of the scenarios.
  chromium: withPuppeteer(() => ({
    executablePath: findProgram(chromiumProgram),
    args: chromiumArgs,
  })),
};

/** Widths of the window, in px: a phone, and a screen with room for everything. */
const widths = [390, 1280];

/**
 * Reads the command line: names of browsers, and words that select scenarios.
 *
 * @throws Error for a word that no scenario contains
 */
function choose(names: readonly string[]) {
  const browsers = names.filter((name) => name in engines);
  const words = names.filter((name) => !(name in engines));
  const chosen = Object.entries(scenarios).filter(([scenario]) =>
    words.every((word) => scenario.includes(word)),
  );
  if (chosen.length === 0) {
    throw new Error(
      `"${words.join(' ')}" is in no scenario. Browsers: ${Object.keys(engines).join(', ')}. ` +
        `Scenarios:\n${Object.keys(scenarios).join('\n')}`,
    );
  }
  return { browsers: browsers.length > 0 ? browsers : ['firefox', 'webkit'], chosen };
}

/** @returns what went wrong in a scenario */
async function attempt(reader: Reader, run: Scenario): Promise<string[]> {
  try {
    await reader.begin();
    await run(reader);
    return await reader.problems();
  } catch (error) {
    return [(error as Error).message, ...(await reader.problems().catch(() => []))];
  }
}

/** @returns whether all scenarios passed */
async function readAll(name: string, chosen: [string, Scenario][], site: Site, driver: Driver) {
  const start = Date.now();
  let count = 0;
  let failed = 0;
  for (const width of widths) {
    await driver.resize(width, 900);
    for (const language of localeCodes) {
      for (const [scenario, run] of chosen) {
        const problems = await attempt(new Reader(driver, site, language, width >= 1280), run);
        for (const problem of problems)
          console.log(`${name}, ${language}, ${width} px, ${scenario}: ${problem}`);
        count++;
        if (problems.length > 0) failed++;
      }
    }
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${name}: ${count} scenarios, ${failed} failed, ${seconds} s`);
  return failed === 0;
}

/** Tries the built site in other browsers than that of the tests. */
async function main({ names }: Args): Promise<boolean> {
  const { browsers, chosen } = choose(names);
  const build = requireBuild();
  const passed = await Promise.all(
    browsers.map((name) =>
      withSite(build, (site) => engines[name]!((driver) => readAll(name, chosen, site, driver))),
    ),
  );
  return passed.every(Boolean);
}

void runCommand(main, [], true);
