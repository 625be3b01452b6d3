import { root } from '../base/root';
import { runProgram } from '../base/runProgram';
import { runPush } from './runPush';

void runProgram(async () => {
  await runPush({
    args: process.argv.slice(2),
    environment: process.env,
    siteDir: root,
    log: (line) => console.log(line),
  });
  return true;
});
