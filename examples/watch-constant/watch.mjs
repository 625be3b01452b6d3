// Changes a constant while watch mode runs, and prints what the output returns afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const watcher = spawn('rslib', ['build', '--watch']);
const exit = once(watcher, 'exit');
watcher.stdout.setEncoding('utf8');

let builds = 0;
for await (const text of watcher.stdout) {
  builds += text.split('ready   built').length - 1;
  if (text.includes('watching for changes')) {
    await writeFile('src/limit.ts', 'export const limit = 2;\n');
  }
  if (builds > 1) break;
}

// The file is on disk a moment after the message.
let limit = 1;
for (let attempt = 0; attempt < 20 && limit === 1; attempt += 1) {
  await setTimeout(100);
  const { getLimit } = await import(`./dist/index.js?${attempt}`);
  limit = getLimit();
}
console.log('changed to 2, the output returns', limit);

watcher.kill();
await exit;
