import pLimit from 'p-limit';
import type { Cache } from '../base/cache';
import type { Execute } from '../base/execute';
import { hashOf } from '../base/files';
import type { Issue } from '../base/issue';
import { compareFiles } from './compareFiles';
import type { Build } from './planBuilds';
import { recordBuild } from './recordBuild';
import { runBuild, type BuildResult } from './runBuild';

/** What the runner depends on. */
export interface RunnerContext {
  readonly examplesFolder: string;
  /** Runs commands as a reader would. */
  readonly execute: Execute;
  /** Remembers builds that turned out as committed. */
  readonly cache: Cache;
  /** Hash of everything that outputs depend on besides the example itself. */
  readonly toolsKey: string;
  /** How many builds run at the same time. */
  readonly concurrency: number;
  readonly print: (line: string) => void;
}

/** The result of all builds. */
export interface ExamplesResult {
  readonly issues: readonly Issue[];
  /** `388 builds of examples (…)` */
  readonly summary: string;
}

interface BuildOutcome extends Pick<BuildResult, 'issues' | 'expectedFailures'> {
  readonly state: 'cached' | 'recorded' | 'up to date' | 'FAILED';
}

/**
 * Builds examples, updates their committed outputs or compares with them, and prints the progress.
 *
 * @param options.check compare instead of updating
 */
export async function runExamples(
  builds: readonly Build[],
  { check }: { check: boolean },
  context: RunnerContext,
): Promise<ExamplesResult> {
  const limit = pLimit(context.concurrency);
  const run = check ? checkBuild : refreshBuild;
  let done = 0;
  const task = async (build: Build): Promise<BuildOutcome> => {
    const outcome = await run(build, context);
    context.print(`[${++done}/${builds.length}] ${build.id}: ${outcome.state}`);
    return outcome;
  };
  const outcomes = await Promise.all(builds.map((build) => limit(task, build)));
  return {
    issues: outcomes.flatMap(({ issues }) => issues),
    summary: summarize(builds, outcomes),
  };
}

async function checkBuild(build: Build, context: RunnerContext): Promise<BuildOutcome> {
  const key = hashOf(
    context.toolsKey,
    JSON.stringify(build.recipe),
    build.sources,
    build.committed,
  );
  if (context.cache.has(key)) return { state: 'cached', issues: [], expectedFailures: 0 };
  const { built, issues, expectedFailures } = await runBuild(build, context);
  const [name] = build.id.split('/');
  const differences = issues.length > 0 ? [] : compareFiles(build.committed, built);
  const found = [
    ...issues,
    ...differences.map(({ path, ...difference }) => ({
      ...difference,
      file: `${build.place}/${path}`,
      fix: `Never edit an output. Run "npm run examples -- ${name}", which writes what is built, and look at the diff.`,
    })),
  ];
  if (found.length > 0) return { state: 'FAILED', issues: found, expectedFailures };
  context.cache.set(key);
  return { state: 'up to date', issues: [], expectedFailures };
}

async function refreshBuild(build: Build, context: RunnerContext): Promise<BuildOutcome> {
  const { built, issues, expectedFailures } = await runBuild(build, context);
  if (issues.length > 0) return { state: 'FAILED', issues, expectedFailures };
  recordBuild(build, built);
  return { state: 'recorded', issues, expectedFailures };
}

function summarize(builds: readonly Build[], outcomes: readonly BuildOutcome[]): string {
  const variants = builds.filter(({ variant }) => variant).length;
  const cached = outcomes.filter(({ state }) => state === 'cached').length;
  const failures = outcomes.reduce((sum, { expectedFailures }) => sum + expectedFailures, 0);
  return (
    `${builds.length} builds of examples ` +
    `(${variants} variants, ${cached} cached, ${failures} expected failures)`
  );
}
