import path from 'node:path';
import { root } from '../base/root';
import { jestTotals, playwrightTotals, type Totals } from './totals';

export interface Step {
  name: string;
  /** The npm script, with its arguments. */
  script: string;
  /** Names of the steps that have to pass first, if they run at all. */
  after?: readonly string[];
  /** Whether the steps that need it don't run if it fails; by default they don't. */
  isBlocking?: boolean;
  /** Whether it keeps all cores busy, so that nothing else runs at the same time. */
  usesAllCores?: boolean;
  /** Whether `npm run check` runs it, which answers authors within minutes. */
  isQuick?: boolean;
  /** Whether `npm run check` shows what it prints even if it passes. */
  isHeard?: boolean;
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
  {
    name: 'setup',
    script: `setup ${isQuick ? '-- --quick' : ''}`,
    isBlocking: isQuick,
    isQuick: true,
    isHeard: true,
  },
  { name: 'lint', script: `lint${isQuick ? ':changed' : ''}`, isQuick: true },
  { name: 'format', script: 'format:check', isQuick: true },
  { name: 'types', script: 'typecheck', isQuick: true },
  { name: 'upstream', script: 'upstream', isQuick: true },
  { name: 'content', script: 'content', isQuick: true },
  { name: 'samples', script: `samples -- ${flags}`, after: ['setup'], isQuick: true },
  { name: 'options', script: `options -- --check ${flags}`, after: ['setup'], isQuick: true },
  {
    name: 'unit',
    script: 'test:unit -- --json --outputFile=test-results/unit.json',
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'newcomer', script: 'newcomer', after: ['setup'] },
  { name: 'build', script: 'build' },
  { name: 'storybook', script: `storybook -- ${flags}`, after: ['setup'] },
  { name: 'site', script: 'site', after: ['build'] },
  { name: 'size', script: 'size', after: ['setup', 'build'] },
  {
    name: 'hosting',
    script: 'hosting',
    after: ['setup', 'build'],
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', script: 'search:quality', after: ['build'] },
  { name: 'downloads', script: `downloads -- ${flags}`, after: ['setup', 'build'] },
  {
    name: 'examples',
    script: `examples -- --check ${flags}`,
    after: ['setup'],
    usesAllCores: true,
  },
  {
    name: 'browser',
    script: `test:browser ${flags ? '' : '-- --changed'}`,
    after: ['setup', 'build'],
    usesAllCores: true,
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];
