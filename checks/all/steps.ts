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
  /** Whether it belongs to `npm run check`, too: what an author has to know within a minute. */
  isQuick?: boolean;
  /** Counts the single tests of a step; without it the step itself counts as one. */
  totals?: () => Totals;
}

/** Reports that the steps below write. */
export const results = path.join(root, 'test-results');

/** Everything that is tested. The order is that of the start, as far as cores are free. */
export const steps: readonly Step[] = [
  // Apart from any test: it installs what is missing.
  { name: 'setup', command: 'npm run setup', isWide: true },
  { name: 'lint', command: 'npm run lint', isQuick: true },
  { name: 'format', command: 'npm run format:check', isQuick: true },
  { name: 'types', command: 'npm run typecheck', isQuick: true },
  { name: 'content', command: 'npm run content', isQuick: true },
  { name: 'samples', command: 'npm run samples', isQuick: true },
  { name: 'options', command: 'npm run options', isQuick: true },
  {
    name: 'unit',
    command: 'npm run test:unit -- --json --outputFile=test-results/unit.json',
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'build', command: 'npm run build' },
  { name: 'storybook', command: 'npm run storybook' },
  { name: 'site', command: 'npm run site', after: ['build'] },
  {
    name: 'hosting',
    command: 'npm run hosting',
    after: ['build'],
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', command: 'npm run search:quality', after: ['build'] },
  { name: 'examples', command: 'npm run examples -- --check', isWide: true },
  {
    name: 'browser',
    command: 'npm run test:browser',
    after: ['build'],
    isWide: true,
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];
