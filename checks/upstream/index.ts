import fs from 'node:fs';
import path from 'node:path';
import type { Args } from '../base/args';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { compareOriginals, recordFile } from './compare';
import { findOriginals, readInstalled, type Recorded } from './originals';

/**
 * Lists the originals that have changed since they were replaced, after an upgrade of Docusaurus.
 * With `--update` it records the installed ones.
 */
function main({ flags }: Args): boolean {
  const file = path.join(root, recordFile);
  const originals = findOriginals();
  const installed = readInstalled(originals);
  if (flags.has('--update')) fs.writeFileSync(file, `${JSON.stringify(installed, null, 2)}\n`);
  const recorded = JSON.parse(fs.readFileSync(file, 'utf8')) as Recorded;
  const issues = compareOriginals(originals, recorded, installed);
  return report(issues, `${originals.length} replaced parts of Docusaurus ${installed.version}`);
}

void runCommand(main, ['--update']);
