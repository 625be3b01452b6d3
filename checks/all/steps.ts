import path from 'node:path';
import { root } from '../base/root';
import { jestTotals, playwrightTotals, type Totals } from './totals';

export interface Step {
  name: string;
  command: string;
  /** Names of the steps that have to pass first, if they run at all. */
  after?: readonly string[];
  /** Whether the steps that need it don't run if it fails; by default they don't. */
  isBlocking?: boolean;
  /** Whether it keeps all cores busy, so that nothing else runs at the same time. */
  usesAllCores?: boolean;
  /** Whether `npm run check` runs it, which gives authors an answer within a minute. */
  isQuick?: boolean;
  /** Counts the tests of the step; without it the step counts as one test. */
  totals?: () => Totals;
}

/** Folder of the reports that the steps below write. */
export const results = path.join(root, 'test-results');

/**
 * Lists everything that `npm test` runs, in the order in which the steps start.
 *
 * @param flags passed to the steps that cache their results: empty, or `--no-cache`
 * @param isQuick whether lint skips files that passed before. What it finds in a file may depend on
 *   types of other files, which may have changed since.
 */
export const stepsWith = (flags: string, isQuick = false): Step[] => [
  // Not a test: it installs what is missing, and mostly waits for the network. Each step names what
  // it lacks, so that one missing program doesn't hide the results of the others.
  { name: 'setup', command: 'npm run --silent setup', isBlocking: false },
  { name: 'lint', command: `npm run --silent lint${isQuick ? ':changed' : ''}`, isQuick: true },
  { name: 'format', command: 'npm run --silent format:check', isQuick: true },
  { name: 'types', command: 'npm run --silent typecheck', isQuick: true },
  { name: 'upstream', command: 'npm run --silent upstream', isQuick: true },
  { name: 'content', command: 'npm run --silent content', isQuick: true },
  {
    name: 'samples',
    command: `npm run --silent samples -- ${flags}`,
    after: ['setup'],
    isQuick: true,
  },
  {
    name: 'options',
    command: `npm run --silent options -- --check ${flags}`,
    after: ['setup'],
    isQuick: true,
  },
  {
    name: 'unit',
    command: 'npm run --silent test:unit -- --json --outputFile=test-results/unit.json',
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'newcomer', command: 'npm run --silent newcomer', after: ['setup'] },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'storybook', command: `npm run --silent storybook -- ${flags}`, after: ['setup'] },
  { name: 'site', command: 'npm run --silent site', after: ['build'] },
  { name: 'size', command: 'npm run --silent size', after: ['setup', 'build'] },
  {
    name: 'hosting',
    command: 'npm run --silent hosting',
    after: ['setup', 'build'],
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', command: 'npm run --silent search:quality', after: ['build'] },
  {
    name: 'downloads',
    command: `npm run --silent downloads -- ${flags}`,
    after: ['setup', 'build'],
  },
  {
    name: 'examples',
    command: `npm run --silent examples -- --check ${flags}`,
    after: ['setup'],
    usesAllCores: true,
  },
  {
    name: 'browser',
    command: `npm run --silent test:browser ${flags ? '' : '-- --changed'}`,
    after: ['setup', 'build'],
    usesAllCores: true,
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];
