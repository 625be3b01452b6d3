import os from 'node:os';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { createExecute } from '../base/execute';
import { fingerprint, hashOf } from '../base/files';
import { report } from '../base/report';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, toolsEnvironment } from '../base/tools';
import { planBuilds, selectBuilds } from './planBuilds';
import { runExamples } from './runExamples';

/**
 * Builds the examples and records their outputs, or with `--check` compares them. The comparison
 * skips builds that passed before with the same inputs.
 */
async function main({ flags, names }: Args): Promise<boolean> {
  const check = flags.has('--check');
  installTools(examplesFolder);
  const plan = planBuilds(examplesFolder);
  const builds = selectBuilds(plan, names);

  const cache = openCache('examples', { use: check });
  const { issues, summary } = await runExamples(
    builds,
    { check },
    {
      examplesFolder,
      execute: createExecute(toolsEnvironment),
      cache,
      toolsKey: hashOf(
        process.version,
        fingerprint('checks/base', 'checks/examples', 'examples/package-lock.json'),
      ),
      concurrency: os.availableParallelism(),
      print: console.log,
    },
  );
  if (check) cache.save(names.length === 0);
  return report([...plan.issues, ...issues], summary);
}

void runCommand(main, ['--check'], true);
