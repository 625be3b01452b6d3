import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readOutput, sortFiles, type Files } from '../../src/content/examples/files';
import type { Step } from '../../src/content/examples/manifest';
import { typeScriptTool } from '../../src/content/examples/tools';
import type { Execute, Outcome } from '../base/execute';
import { writeFiles } from '../base/files';
import type { Issue } from '../base/issue';
import { isSameRun, normalizeLog, type LogFolders } from './normalizeLog';
import type { Build } from './planBuilds';

/** The result of a build in its scratch folder. */
export interface BuildResult {
  /** The built outputs and the recorded logs. */
  readonly built: Files;
  /** How it differs from what the manifest declares; empty if it does not. */
  readonly issues: readonly Issue[];
}

/**
 * Copies the sources of a build to a scratch folder, runs its steps there, reads the outputs, and
 * removes the folder. Stops at the first step that does not end as declared.
 *
 * @param context.examplesFolder has the tools; the scratch folder is in its `.work`, so that
 *   packages resolve upward as in the example itself
 */
export async function runBuild(
  build: Build,
  { examplesFolder, execute }: { examplesFolder: string; execute: Execute },
): Promise<BuildResult> {
  // The process id keeps parallel runs from building in the same folder.
  const name = `${build.id.replace('/', '--')}-${process.pid}`;
  const cwd = path.join(examplesFolder, '.work', name);
  const nodeModules = path.join(examplesFolder, 'node_modules');
  try {
    writeFiles(cwd, build.sources);
    fs.mkdirSync(path.join(cwd, 'node_modules'));
    const typescript = path.join(nodeModules, typeScriptTool(build.recipe.typescript));
    // Windows allows junctions without special rights.
    fs.symlinkSync(typescript, path.join(cwd, 'node_modules/typescript'), 'junction');
    const result = await runSteps(build, { cwd, nodeModules }, execute);
    return result.issues.length > 0 ? result : collectOutputs(build, cwd, result.built);
  } finally {
    await removeFolder(cwd);
  }
}

/**
 * Removes a folder in which Rspack may still be writing its cache. The retries of `fs.rm` would not
 * find files that have come since it listed the folder.
 */
async function removeFolder(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return fs.rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (attempt === 40) throw error;
      await setTimeout(250);
    }
  }
}

async function runSteps(
  { place, recipe, committed }: Build,
  folders: LogFolders,
  execute: Execute,
): Promise<BuildResult> {
  const built = new Map<string, Buffer>();
  for (const step of recipe.steps) {
    const outcome = await execute(step.command, folders.cwd);
    const fresh = normalizeLog(outcome.text, folders, step.times);
    // Other times alone are no reason to record a run again.
    const recorded = committed.get(step.log ?? '')?.toString() ?? '';
    const log = isSameRun(fresh, recorded) ? recorded : fresh;
    const issues = judgeStep(step, outcome, log).map((message) => ({
      file: place,
      message,
      fix: 'Correct the example, or declare in its example.json what it prints or how it fails.',
      details: log,
    }));
    if (issues.length > 0) return { built, issues };
    if (step.log !== undefined) built.set(step.log, Buffer.from(log));
  }
  return { built, issues: [] };
}

/**
 * Compares how a step ended with what its manifest says.
 *
 * @param log normalized terminal output, in which the declared texts are looked up
 * @returns what is wrong, one sentence each; empty if the step ended as declared
 */
function judgeStep(step: Step, { code }: Pick<Outcome, 'code'>, log: string): string[] {
  const missing = [...step.prints, ...(step.fails ?? [])]
    .filter((text) => !log.includes(text))
    .map((text) => `"${step.command}" should print ${JSON.stringify(text)}`);
  if (step.fails && code === 0) return [`"${step.command}" should fail, but succeeded`, ...missing];

  if (!step.fails && code !== 0) {
    const end = code === null ? 'was stopped' : `ended with exit code ${code}`;
    const [, place] = /\b((?:src\/[\w./-]+|rslib\.config\.\w+):\d+)/.exec(log) ?? [];
    const at = place ? `, first at ${place}` : '';
    return [`"${step.command}" should succeed, but ${end}${at}`, ...missing];
  }
  return missing;
}

function collectOutputs({ place, recipe }: Build, cwd: string, logs: Files): BuildResult {
  const built = new Map(logs);
  const mayFail = recipe.steps.some(({ fails }) => fails);
  const issues: Issue[] = [];
  for (const output of recipe.outputs) {
    const files = readOutput(cwd, output);
    // A build that fails as declared may have written nothing.
    if (files.size === 0 && !mayFail) {
      issues.push({
        file: place,
        message: `the output "${output}" was not built`,
        fix: 'Correct the example, or "outputs" in its example.json.',
      });
    }
    for (const [file, content] of files) built.set(file, content);
  }
  return { built: sortFiles(built), issues };
}
