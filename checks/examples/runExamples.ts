import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Cache } from '../base/cache';
import { compareFiles } from '../base/compareFiles';
import type { Execute } from '../base/execute';
import { hashOf, writeFiles } from '../base/files';
import type { Build } from './planBuilds';
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

interface BuildOutcome extends Pick<BuildResult, 'issues'> {
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
) {
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
    summary: `${builds.length} builds of examples (${outcomes.filter(({ state }) => state === 'cached').length} cached)`,
  };
}

async function checkBuild(build: Build, context: RunnerContext): Promise<BuildOutcome> {
  const key = hashOf(
    context.toolsKey,
    JSON.stringify(build.recipe),
    build.sources,
    build.committed,
  );
  if (context.cache.has(key)) return { state: 'cached', issues: [] };
  const { built, issues } = await runBuild(build, context);
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
  if (found.length > 0) return { state: 'FAILED', issues: found };
  context.cache.set(key);
  return { state: 'up to date', issues: [] };
}

async function refreshBuild(build: Build, context: RunnerContext): Promise<BuildOutcome> {
  const { built, issues } = await runBuild(build, context);
  if (issues.length > 0) return { state: 'FAILED', issues };
  const { home, recipe, committed } = build;
  // Outputs are files or folders; what is in them but not built any more goes, too.
  for (const place of [...recipe.outputs, ...committed.keys()])
    fs.rmSync(path.join(home, place), { recursive: true, force: true });

  writeFiles(home, built);
  return { state: 'recorded', issues };
}
