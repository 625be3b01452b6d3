import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { runPush } from './runPush';

void runCommand(
  ({ flags }) =>
    runPush({
      isDryRun: flags.has('--dry-run'),
      environment: process.env,
      siteDir: root,
      log: (line) => console.log(line),
    }).then(() => true),
  ['--dry-run'],
);
