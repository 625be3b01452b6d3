import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { compareFacts, factsFile, type Facts } from './compare';

/**
 * Asks the registry for a manifest: that of the latest version, or of the last one in a range.
 *
 * @throws Error if the registry does not answer, or does not have the package
 */
function readManifest(name: string): Promise<Facts> {
  const args = ['view', name, '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
  return new Promise((resolve, reject) => {
    execFile('npm', args, { shell: os.platform() === 'win32' }, (error, stdout) => {
      if (error) reject(new Error(/"summary": "(.+)"/.exec(stdout)?.[1] ?? error.message));
      else resolve([JSON.parse(stdout) as Facts | Facts[]].flat().at(-1) ?? {});
    });
  });
}

/**
 * Compares the versions that tables show with the registry. It is not a part of `npm test`, whose
 * result must not depend on the network and on releases of others.
 */
async function main(): Promise<boolean> {
  const json = fs.readFileSync(path.join(root, factsFile), 'utf8');
  const packages = Object.entries(JSON.parse(json) as Record<string, Facts>);
  const limit = pLimit(4);
  const skipped: string[] = [];
  const check = async ([name, facts]: [string, Facts]): Promise<Issue[]> => {
    try {
      return compareFacts(json, [name], facts, await readManifest(name));
    } catch (error) {
      skipped.push(`Skipped ${name}: ${(error as Error).message}`);
      return [];
    }
  };
  const issues = (await Promise.all(packages.map((each) => limit(check, each)))).flat();
  for (const message of skipped.sort()) console.log(message);
  return report(issues, `${packages.length - skipped.length} of ${packages.length} packages`);
}

void runCommand(main);
