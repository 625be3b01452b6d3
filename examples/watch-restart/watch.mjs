// Changes a source and then the configuration while watch mode runs, and prints its lines.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';

const steps = [
  { output: /start[^]*info +watching for changes.*\n/, change: 'src/index.ts' },
  { output: /start +building src[^]*ready.*\n/, change: 'rslib.config.ts' },
  { output: /info +restarting[^]*ready.*\n/ },
];
const watcher = spawn('rslib', ['build', '--watch']);
const exit = once(watcher, 'exit');
watcher.stdout.setEncoding('utf8');

let output = '';
for await (const text of watcher.stdout) {
  output += text;
  const printed = steps[0].output.exec(output)?.[0];
  if (!printed) continue;
  output = '';
  // The system may report one change twice.
  const lines = new Set(printed.split('\n').filter((line) => /^\w/.test(line)));
  console.log([...lines].join('\n'));
  const { change } = steps.shift();
  if (!change) break;
  await appendFile(change, '\n');
}

watcher.kill();
await exit;
