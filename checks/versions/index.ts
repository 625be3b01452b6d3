import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { compareFiles } from '../base/compareFiles';
import { filesOf } from '../base/files';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { currentFacts, type Facts } from './compare';

/** What pages state about packages, as the manifests on the registry have it. */
const factsFile = 'src/site/npm.json';

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
  const check = async ([name, facts]: [string, Facts]): Promise<[string, Facts]> => {
    try {
      return [name, currentFacts(facts, await readManifest(name))];
    } catch (error) {
      skipped.push(`Skipped ${name}: ${(error as Error).message}`);
      return [name, facts];
    }
  };
  const now = Object.fromEntries(await Promise.all(packages.map((each) => limit(check, each))));
  for (const message of skipped.sort()) console.log(message);
  const registry = `${JSON.stringify(now, null, 2)}\n`;
  const issues = compareFiles(
    filesOf({ [factsFile]: json }),
    filesOf({ [factsFile]: registry }),
  ).map(({ path: file, details }) => ({
    file,
    message: 'facts are not those of the registry (- here, + there)',
    fix: 'Check what the pages say about these packages, and update the lines.',
    details,
  }));
  return report(issues, `${packages.length - skipped.length} of ${packages.length} packages`);
}

void runCommand(main);
