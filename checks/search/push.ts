import { root } from '../base/root';
import { runPush } from './runPush';

runPush({
  args: process.argv.slice(2),
  environment: process.env,
  siteDir: root,
  log: (line) => console.log(line),
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
