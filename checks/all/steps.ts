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
  /** Matches files whose change doesn't repeat the step; without it, the step always runs. */
  unrelated?: RegExp;
  /** The last file that it makes for others: if that is missing or written again, the step runs. */
  makes?: string;
  /** Counts the tests of the step; without it the step counts as one test. */
  totals?: () => Totals;
}

/** Folder of the reports that the steps below write. */
export const results = path.join(root, 'test-results');

/** Pages and examples: nothing that is compiled with the code. */
const content = /^(docs|blog|examples)\/|^i18n\/[^/]+\/docusaurus-plugin-content-|\.md$/;
/** Other checks, unit tests, and documents for contributors. */
const offSite = /^checks\/(?!base|setup)|\/__tests__\/|\.md$/;
const none = /(?!)/;

/**
 * Lists everything that `npm test` runs, in the order in which the steps start.
 *
 * @param isQuick whether they are for `npm run check`. Lint then skips files that passed before:
 *   what it finds in a file may depend on types of other files, which may have changed since.
 */
export const stepsWith = (isQuick = false): Step[] => [
  // Not a test: it installs what is missing, and mostly waits for the network. Each step names what
  // it lacks, so that one missing program doesn't hide the results of the others.
  {
    name: 'setup',
    script: `setup${isQuick ? ' -- --quick' : ''}`,
    isBlocking: isQuick,
    isQuick: true,
  },
  { name: 'lint', script: `lint${isQuick ? ':changed' : ''}`, unrelated: content, isQuick: true },
  { name: 'format', script: 'format:check', unrelated: none, isQuick: true },
  { name: 'types', script: 'typecheck', unrelated: content, isQuick: true },
  { name: 'upstream', script: 'upstream', unrelated: none, isQuick: true },
  { name: 'content', script: 'content', unrelated: none, isQuick: true },
  { name: 'samples', script: 'samples', after: ['setup'], unrelated: none, isQuick: true },
  {
    name: 'options',
    script: 'options -- --check',
    after: ['setup'],
    unrelated: none,
    isQuick: true,
  },
  {
    name: 'unit',
    script: 'test:unit -- --json --outputFile=test-results/unit.json',
    unrelated: none,
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'newcomer', script: 'newcomer', after: ['setup'], unrelated: none },
  { name: 'build', script: 'build', unrelated: offSite, makes: 'build/_redirects' },
  {
    name: 'storybook',
    script: 'storybook',
    after: ['setup'],
    unrelated: /^(?!examples\/storybook\/|checks\/(base|storybook)\/)/,
  },
  { name: 'site', script: 'site', after: ['build'], unrelated: none },
  { name: 'size', script: 'size', after: ['setup', 'build'], unrelated: none },
  {
    name: 'hosting',
    script: 'hosting',
    after: ['setup', 'build'],
    unrelated: none,
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', script: 'search:quality', after: ['build'], unrelated: none },
  { name: 'downloads', script: 'downloads', after: ['setup', 'build'], unrelated: none },
  {
    name: 'examples',
    script: 'examples -- --check',
    after: ['setup'],
    unrelated: none,
    usesAllCores: true,
  },
  {
    name: 'browser',
    script: 'test:browser',
    after: ['setup', 'build'],
    unrelated: offSite,
    usesAllCores: true,
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];

/** Splits steps into those that have to run, with what they need, and those that passed before. */
export function split(steps: readonly Step[], hasPassed: (step: Step) => boolean) {
  const due = steps.filter((step) => !hasPassed(step));
  const isNeeded = ({ name }: Step) => due.some(({ after }) => after?.includes(name));
  const toRun = steps.filter((step) => due.includes(step) || isNeeded(step));
  return { toRun, passed: steps.filter((step) => !toRun.includes(step)) };
}
