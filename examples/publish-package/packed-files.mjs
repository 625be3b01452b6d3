import { execSync } from 'node:child_process';

const report = execSync('npm pack --dry-run --json --ignore-scripts', {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ files }] = JSON.parse(report);
console.log(files.map(({ path }) => path).join('\n'));
