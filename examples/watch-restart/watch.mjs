// Changes a source and then the configuration while watch mode runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';

const changes = ['src/index.ts', 'rslib.config.ts'];
const watcher = spawn('rslib', ['build', '--watch'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exit = once(watcher, 'exit');
watcher.stdout.setEncoding('utf8');

// Each build ends with "built", and so does the one after each change.
let output = '';
let next = 0;
for await (const text of watcher.stdout) {
  output += text;
  const builds = output.split('ready   built').length - 1;
  const isIdle = next > 0 || output.includes('watching for changes');
  if (builds > changes.length) break;
  if (isIdle && builds > next) await appendFile(changes[next++], '\n');
}

watcher.kill();
await exit;
const end = 'ready   built';
console.log(output.slice(0, output.lastIndexOf(end)) + end);
