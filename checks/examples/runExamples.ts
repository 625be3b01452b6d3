import type { RunnerOptions } from './args';
import type { CheckCache } from './cache';
import { compareFiles, describeDifferences } from './compareFiles';
import type { Execute } from './execute';
import type { Build } from './planBuilds';
import { runPool } from './pool';
import { recordBuild } from './recordBuild';
import { runBuild } from './runBuild';

/** What the runner works with; tests give their own. */
export interface RunnerContext {
  readonly examplesFolder: string;
  readonly execute: Execute;
  readonly cache: CheckCache;
  readonly width: number;
  readonly print: (line: string) => void;
}

interface Counts {
  built: number;
  variants: number;
  expectedFailures: number;
  cached: number;
  failed: number;
}

/**
 * Builds examples, refreshes or compares their committed outputs, and prints
 * progress, failures and a summary line.
 *
 * @returns Whether all ended as declared.
 */
export async function runExamples(
  builds: readonly Build[],
  options: Pick<RunnerOptions, 'check' | 'cache'>,
  context: RunnerContext,
): Promise<boolean> {
  const counts: Counts = {
    built: 0,
    variants: 0,
    expectedFailures: 0,
    cached: 0,
    failed: 0,
  };
  let done = 0;
  const report = (build: Build, state: string): void =>
    context.print(`[${++done}/${builds.length}] ${build.id}: ${state}`);

  const task = async (build: Build): Promise<void> => {
    if (options.check && options.cache && context.cache.has(build)) {
      counts.cached++;
      report(build, 'cached');
      return;
    }
    const { problems, expectedFailures } = await settle(build, options, context);
    if (problems.length > 0) {
      counts.failed++;
      report(build, ['FAILED', ...problems].join('\n    '));
      return;
    }
    counts[build.variant ? 'variants' : 'built']++;
    counts.expectedFailures += expectedFailures;
    report(build, options.check ? 'up to date' : 'built');
  };

  await runPool(
    builds.map((build) => () => task(build)),
    context.width,
  );
  if (options.check) context.cache.save();
  context.print(describeCounts(counts));
  return counts.failed === 0;
}

interface Settled {
  readonly problems: readonly string[];
  readonly expectedFailures: number;
}

async function settle(
  build: Build,
  { check }: Pick<RunnerOptions, 'check'>,
  { examplesFolder, execute, cache }: RunnerContext,
): Promise<Settled> {
  const result = await runBuild(build, examplesFolder, execute);
  if (result.problems.length > 0) return result;
  if (!check) {
    recordBuild(build, result.built);
    return result;
  }
  const { committed } = build;
  const differences = compareFiles(committed, result.built);
  if (differences.length === 0) {
    cache.add(build);
    return result;
  }
  const name = build.id.split('/')[0] ?? build.id;
  return {
    ...result,
    problems: [
      ...describeDifferences(differences, committed, result.built),
      `If the change is meant: npm run examples -- ${name}`,
    ],
  };
}

function describeCounts(counts: Counts): string {
  return (
    `examples: ${counts.built} built, ${counts.variants} variants, ` +
    `${counts.expectedFailures} expected failures, ` +
    `${counts.cached} cached, ${counts.failed} failed`
  );
}
