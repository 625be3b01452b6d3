import path from 'node:path';
import { root } from '../base/root';
import { jestTotals, playwrightTotals, type Totals } from './totals';

export interface Step {
  name: string;
  command: string;
  /** Names of the steps that have to pass first. */
  after?: readonly string[];
  /** Whether it keeps all cores busy by itself, so that nothing else runs beside it. */
  isWide?: boolean;
  /** Whether it belongs to `npm run check`: what an author has to know within a minute. */
  isQuick?: boolean;
  /** Counts the single tests of a step; without it the step itself counts as one. */
  totals?: () => Totals;
}

/** Reports that the steps below write. */
export const results = path.join(root, 'test-results');

/**
 * Everything that is tested. The order is that of the start, as far as cores are free.
 *
 * @param flags for the steps that keep what they have found right: empty, or `--no-cache`
 */
export const stepsWith = (flags: string): Step[] => [
  // Apart from any test: it installs what is missing.
  { name: 'setup', command: 'npm run --silent setup', isWide: true },
  { name: 'lint', command: 'npm run --silent lint', isQuick: true },
  { name: 'format', command: 'npm run --silent format:check', isQuick: true },
  { name: 'types', command: 'npm run --silent typecheck', isQuick: true },
  { name: 'content', command: 'npm run --silent content', isQuick: true },
  { name: 'samples', command: `npm run --silent samples -- ${flags}`, isQuick: true },
  { name: 'options', command: `npm run --silent options -- ${flags}`, isQuick: true },
  {
    name: 'unit',
    command: 'npm run --silent test:unit -- --json --outputFile=test-results/unit.json',
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'storybook', command: 'npm run --silent storybook' },
  { name: 'site', command: 'npm run --silent site', after: ['build'] },
  {
    name: 'hosting',
    command: 'npm run --silent hosting',
    after: ['build'],
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', command: 'npm run --silent search:quality', after: ['build'] },
  { name: 'examples', command: `npm run --silent examples -- --check ${flags}`, isWide: true },
  {
    name: 'browser',
    command: `npm run --silent test:browser ${flags ? '' : '-- --changed'}`,
    after: ['build'],
    isWide: true,
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];
