import fs from 'node:fs';
import path from 'node:path';
import type { Execute } from './execute';
import { readFiles, sortFiles, writeFiles, type Files } from './files';
import { judgeStep } from './judgeStep';
import type { BuildRecipe } from '../../src/examples/manifest';
import { normaliseLog, type LogFolders } from './normaliseLog';
import type { Build } from './planBuilds';

/** What a build in its scratch copy led to. */
export interface BuildResult {
  /** The built outputs and the recorded logs. */
  readonly built: Files;
  /** What went other than declared; empty = as declared. */
  readonly problems: readonly string[];
  /** How many steps failed and were meant to. */
  readonly expectedFailures: number;
}

/**
 * Copies the sources of a build to a scratch folder, runs its steps there,
 * reads what came out, and removes the folder. Stops at the first step that
 * ends other than declared.
 *
 * @param examplesFolder Holds the tools; the scratch folder is made in its
 *   `.work`, so that packages resolve upward as in the example itself.
 */
export async function runBuild(
  build: Build,
  examplesFolder: string,
  execute: Execute,
): Promise<BuildResult> {
  // The process id keeps two runners from building in the same folder.
  const name = `${build.id.replace('/', '--')}-${process.pid}`;
  const cwd = path.join(examplesFolder, '.work', name);
  const nodeModules = path.join(examplesFolder, 'node_modules');
  try {
    copySources(build, { cwd, nodeModules });
    const result = await runSteps(build.recipe, { cwd, nodeModules }, execute);
    if (result.problems.length > 0) return result;
    return collectOutputs(build.recipe.outputs, cwd, result);
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true, maxRetries: 3 });
  }
}

function copySources({ sources, recipe }: Build, { cwd, nodeModules }: LogFolders): void {
  fs.mkdirSync(cwd, { recursive: true });
  writeFiles(cwd, sources);
  for (const name of recipe.install) {
    const own = path.join(cwd, 'node_modules', name);
    fs.cpSync(path.join(nodeModules, name), own, { recursive: true });
  }
}

async function runSteps(
  { steps }: BuildRecipe,
  folders: LogFolders,
  execute: Execute,
): Promise<BuildResult> {
  const built = new Map<string, Buffer>();
  let expectedFailures = 0;
  for (const step of steps) {
    const outcome = await execute(step.command, folders.cwd);
    const log = normaliseLog(outcome.text, folders);
    const problems = judgeStep(step, outcome, log);
    if (problems.length > 0) {
      const printed = log.split('\n').map((line) => `  ${line}`);
      return { built, problems: [...problems, ...printed], expectedFailures };
    }
    if (step.fails) expectedFailures++;
    if (step.log !== undefined) built.set(step.log, Buffer.from(log));
  }
  return { built, problems: [], expectedFailures };
}

function collectOutputs(outputs: readonly string[], cwd: string, result: BuildResult): BuildResult {
  const built = new Map(result.built);
  const problems: string[] = [];
  for (const output of outputs) {
    const files = readOutput(cwd, output);
    // A build that fails as declared may have written nothing.
    if (files.size === 0 && result.expectedFailures === 0) {
      problems.push(`the output "${output}" was not built`);
    }
    for (const [file, content] of files) built.set(file, content);
  }
  return { ...result, built: sortFiles(built), problems };
}

function readOutput(cwd: string, output: string): Files {
  const place = path.join(cwd, output);
  if (!fs.existsSync(place)) return new Map();
  if (fs.statSync(place).isFile()) {
    return new Map([[output, fs.readFileSync(place)]]);
  }
  const files = [...readFiles(place)];
  return new Map(files.map(([file, content]) => [`${output}/${file}`, content]));
}
