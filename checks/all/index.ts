import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { jestTotals, playwrightTotals, type Totals } from './totals';

const root = path.resolve(__dirname, '../..');
const results = path.join(root, 'test-results');

interface Step {
  name: string;
  command: string;
  /** Counts the single tests of a step; without it the step itself counts as one. */
  totals?: () => Totals;
}

/** Cheap checks come first; the browser needs the build. */
const steps: Step[] = [
  // Apart from any test: it installs what is missing.
  { name: 'setup', command: 'npm run setup' },
  { name: 'format', command: 'npm run format:check' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'content', command: 'npm run content' },
  { name: 'examples', command: 'npm run examples -- --check' },
  {
    name: 'unit',
    command: 'npm run test:unit -- --json --outputFile=test-results/unit.json',
    totals: () => jestTotals(path.join(results, 'unit.json')),
  },
  { name: 'storybook', command: 'npm run storybook' },
  { name: 'samples', command: 'npm run samples' },
  { name: 'options', command: 'npm run options' },
  { name: 'build', command: 'npm run build' },
  { name: 'site', command: 'npm run site' },
  {
    name: 'hosting',
    command: 'npm run hosting',
    totals: () => playwrightTotals(path.join(results, 'hosting.json')),
  },
  { name: 'search', command: 'npm run search:quality' },
  {
    name: 'browser',
    command: 'npm run test:browser',
    totals: () => playwrightTotals(path.join(results, 'browser.json')),
  },
];

interface Outcome extends Totals {
  step: string;
  seconds: number;
}

function runStep({ name, command, totals }: Step): Outcome {
  console.log(`\n── ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const counted = totals?.() ?? { passed: 0, failed: 0 };
  // A step that breaks down before it has counted anything has failed all the same.
  if (status !== 0) return { step: name, ...counted, failed: Math.max(counted.failed, 1), seconds };
  return { step: name, ...counted, passed: Math.max(counted.passed, 1), seconds };
}

// Jest writes its report only into a folder that exists.
mkdirSync(results, { recursive: true });

const outcomes = steps.map(runStep);
const sum = (key: 'passed' | 'failed' | 'seconds') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);

console.log('');
console.table(outcomes);
console.log(`${Math.round(sum('seconds'))} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
