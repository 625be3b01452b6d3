import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import type { Args } from '../base/args';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { openPassed } from './passed';
import { schedule } from './schedule';
import { results, split, stepsWith, type Step } from './steps';
import type { Totals } from './totals';

interface Outcome extends Totals {
  step: string;
  seconds: number;
}

const outcomes: Outcome[] = [];

/** Runs a command. Its output is passed through if nothing else runs, else returned at the end. */
async function execute({
  script,
  usesAllCores,
}: Step): Promise<{ passed: boolean; output: string }> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', usesAllCores ? 'inherit' : 'pipe', usesAllCores ? 'inherit' : 'pipe'],
  });
  const [[code], ...outputs] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ]);
  return { passed: code === 0, output: outputs.join('') };
}

async function run(step: Step, isQuick: boolean): Promise<Outcome> {
  if (step.usesAllCores) console.log(`\n── ${step.name}: npm run ${step.script}`);

  const start = performance.now();
  const { passed: hasSucceeded, output } = await execute(step);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const counted = step.totals?.() ?? { passed: 0, failed: 0 };
  const passed = hasSucceeded && counted.failed === 0;
  const title = `${passed ? '✓' : '✗'} ${step.name}, ${seconds} s`;
  const isShown = output.trim() !== '' && !(isQuick && passed);
  console.log(isShown ? `\n── ${title}: npm run ${step.script}\n${output.trimEnd()}` : title);
  const outcome = {
    step: step.name,
    // A step that crashes before it has counted any tests has failed, too.
    passed: passed ? Math.max(counted.passed, 1) : counted.passed,
    failed: passed ? 0 : Math.max(counted.failed, 1),
    flaky: counted.flaky ?? 0,
    seconds,
  };
  outcomes.push(outcome);
  return outcome;
}

function skip({ name, after = [] }: Step): void {
  console.log(`✗ ${name}: not run, because it needs ${after.join(', ')}`);
  outcomes.push({ step: name, passed: 0, failed: 1, seconds: 0 });
}

/** Runs all steps, with `--quick` those for authors, except what passed before. */
async function main({ flags }: Args): Promise<boolean> {
  const isQuick = flags.has('--quick');
  // Jest writes its report only into a folder that exists.
  mkdirSync(results, { recursive: true });
  const start = performance.now();
  const before = openPassed();
  const chosen = stepsWith(isQuick).filter((step) => step.isQuick === true || !isQuick);
  const { toRun, passed } = split(chosen, (step) => before.get(step) !== undefined);
  const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join(', ');
  if (passed.length > 0)
    console.log(`Passed before, with the same files: ${namesOf(passed)}. To repeat: delete .cache`);
  console.log(`Runs ${namesOf(toRun)}:`);
  for (const step of passed)
    outcomes.push({ step: step.name, passed: Number(before.get(step)), failed: 0, seconds: 0 });
  const runAndRemember = async (step: Step): Promise<boolean> => {
    const { passed: count, failed } = await run(step, isQuick);
    if (failed === 0) before.add(step, count);
    return failed === 0;
  };
  // One more than there are cores, because steps wait for files and for processes of their own.
  await schedule(toRun, os.availableParallelism() + 1, runAndRemember, skip);
  if (!isQuick) before.prune();

  const sum = (key: keyof Totals) =>
    outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
  if (!isQuick) console.table(outcomes);

  console.log(`\n${Math.round((performance.now() - start) / 1000)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('flaky') > 0) {
    console.log(
      `${sum('flaky')} of them only when repeated. Fix: Find the cause, with ` +
        '"npm run test:browser -- <file> --repeat-each 30 --retries 0".',
    );
  }
  return sum('failed') === 0;
}

void runCommand(main, ['--quick']);
