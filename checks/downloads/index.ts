import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { makeProject } from '../../src/content/examples/project';
import { readTools } from '../../src/content/examples/tools';
import type { Args } from '../base/args';
import { openCache } from '../base/cache';
import { createExecute } from '../base/execute';
import { fingerprint, hashOf } from '../base/files';
import { report } from '../base/report';
import { requireBuild } from '../base/requireBuild';
import { runCommand } from '../base/runProgram';
import { suggest } from '../base/suggest';
import { examplesFolder, installTools, toolsEnvironment, toolsFolder } from '../base/tools';
import { checkDownload, type Download } from './checkDownload';

/** How many examples are built if none is named. All of them take some minutes. */
const sampleSize = 5;

/** Large tools have their own lockfile; `npm run storybook` builds the example that needs them. */
function hasOwnTools(name: string): boolean {
  return fs.existsSync(path.join(examplesFolder, name, 'package-lock.json'));
}

/**
 * Builds examples in the form in which readers download them: those that are named, otherwise a
 * sample. The sample changes with the tools, so that in time it covers all
 * examples, but not from run to run. Builds that passed before with the same files are skipped.
 */
async function main({ names }: Args): Promise<boolean> {
  const zipsFolder = path.join(requireBuild(), 'examples');
  installTools(examplesFolder);
  const built = fs
    .readdirSync(zipsFolder)
    .filter((file) => file.endsWith('.zip'))
    .map((file) => file.replace(/\.zip$/, ''))
    .filter((name) => !hasOwnTools(name));
  const unknown = names.find((name) => !built.includes(name));
  if (unknown) {
    const fix = suggest(unknown, built, '%', `Known: ${built.join(', ')}`);
    throw new Error(`No page offers "${unknown}". ${fix}`);
  }

  const toolsKey = fingerprint('examples/package-lock.json', 'checks/downloads');
  const runnerKey = fingerprint('checks/base');
  const rank = (name: string): string => hashOf(toolsKey, name);
  const sample = built.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, sampleSize);
  const chosen = names.length > 0 ? names : sample;
  const tools = readTools(examplesFolder);
  const execute = createExecute(toolsEnvironment);
  const cache = openCache('downloads');

  const check = async (name: string) => {
    const zip = fs.readFileSync(path.join(zipsFolder, `${name}.zip`));
    const key = hashOf(process.version, runnerKey, toolsKey, new Map([[name, zip]]));
    if (cache.has(key)) return [];
    const download: Download = { name, zip, fails: makeProject(examplesFolder, name, tools).fails };
    const issues = await checkDownload(download, toolsFolder, execute);
    if (issues.length === 0) cache.set(key);
    return issues;
  };
  const limit = pLimit(os.availableParallelism());
  const issues = (await Promise.all(chosen.map((name) => limit(check, name)))).flat();
  cache.save(false);
  return report(issues, `Downloaded examples (${chosen.join(', ')})`);
}

void runCommand(main, [], true);
