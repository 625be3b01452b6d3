import { runCommand } from '../base/runProgram';
import { runPush } from './runPush';

void runCommand(
  ({ flags }) => runPush(flags.has('--dry-run'), process.env).then(() => true),
  ['--dry-run'],
);
