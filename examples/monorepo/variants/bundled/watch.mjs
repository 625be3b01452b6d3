// Starts both watchers, changes core, and prints what the watcher of ui did.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

/** Starts a watcher, and returns a function that waits until it prints a text. */
function start(folder) {
  const child = spawn('rslib', ['build', '--watch'], { cwd: folder });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  return {
    async prints(text) {
      while (!printed.includes(text)) await once(child.stdout, 'data');
      const lines = printed.split('\n');
      printed = '';
      return lines.filter((line) => /building|ready/.test(line));
    },
    stop: () => child.kill(),
  };
}

const core = start('packages/core');
await core.prints('Found 0 errors');
const ui = start('packages/ui');
await ui.prints('Found 0 errors');

const file = 'packages/core/src/index.ts';
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace('(0, limit)', '(1, limit)'),
);
console.log((await ui.prints('ready')).join('\n'));
core.stop();
ui.stop();
