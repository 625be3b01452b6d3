import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

// Both reports: one to read, one to count (checks/all).
mkdirSync('test-results', { recursive: true });
const reporters = [
  ['spec', 'stdout'],
  ['junit', 'test-results/hosting.xml'],
].flatMap(([name, file]) => [`--test-reporter=${name}`, `--test-reporter-destination=${file}`]);
const specs = ['addresses', 'answers'].map((name) => path.join(__dirname, `${name}.spec.ts`));
const { status } = spawnSync('npx', ['tsx', ...reporters, '--test', ...specs], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
