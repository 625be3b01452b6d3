import os from 'node:os';
import path from 'node:path';
import { parseArgs } from './args';
import { openCache, toolsKeyOf } from './cache';
import { ensureTools } from './ensureTools';
import { createExecute, stepEnvironment } from './execute';
import { planBuilds, selectBuilds } from './planBuilds';
import { runExamples } from './runExamples';

const ROOT = path.resolve(__dirname, '../..');
const EXAMPLES = path.join(ROOT, 'examples');
const LOCKFILE = path.join(EXAMPLES, 'package-lock.json');
const CACHE = path.join(ROOT, 'node_modules/.cache/rslib-website/examples.json');

async function main(): Promise<boolean> {
  const options = parseArgs(process.argv.slice(2));
  const builds = selectBuilds(planBuilds(EXAMPLES), options.names);
  ensureTools(EXAMPLES);
  const tools = path.join(EXAMPLES, 'node_modules', '.bin');
  return runExamples(builds, options, {
    examplesFolder: EXAMPLES,
    execute: createExecute(stepEnvironment(process.env, tools)),
    cache: openCache(CACHE, toolsKeyOf(LOCKFILE, __dirname)),
    width: os.availableParallelism(),
    print: (line) => console.log(line),
  });
}

main().then(
  (passed) => {
    process.exitCode = passed ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
