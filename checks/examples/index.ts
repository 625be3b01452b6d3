import os from 'node:os';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { createExecute } from '../base/execute';
import { fingerprint } from '../base/files';
import { report } from '../base/report';
import { runCommand } from '../base/runProgram';
import { examplesFolder, installTools, toolsEnvironment, toolsFolder } from '../base/tools';
import { createWarmRslib } from '../base/warmRslib';
import { planBuilds, selectBuilds } from './planBuilds';
import { runExamples } from './runExamples';

/**
 * Builds the examples and records their outputs, or with `--check` compares them. The comparison
 * skips builds that passed before with the same inputs, and keeps Rslib in memory. With
 * `--no-cache` it does neither and runs every command as a reader would.
 */
async function main({ flags, names }: Args): Promise<boolean> {
  const check = flags.has('--check');
  const useCache = check && !flags.has('--no-cache');
  installTools(examplesFolder);
  const plan = planBuilds(examplesFolder);
  const builds = selectBuilds(plan, names);

  const execute = createExecute(toolsEnvironment);
  const cache = openCache('examples', { use: useCache });
  const warm = createWarmRslib({ toolsFolder, environment: toolsEnvironment, execute });
  try {
    const { issues, summary } = await runExamples(
      builds,
      { check },
      {
        examplesFolder,
        execute,
        quickExecute: useCache ? warm.execute : undefined,
        cache,
        toolsKey: fingerprint('checks/base', 'checks/examples', 'examples/package-lock.json'),
        concurrency: os.availableParallelism(),
        print: console.log,
      },
    );
    if (check) cache.save(names.length === 0);
    return report([...plan.issues, ...issues], summary);
  } finally {
    // Its processes would keep this one alive.
    warm.stop();
  }
}

void runCommand(main, ['--check', '--no-cache'], true);
