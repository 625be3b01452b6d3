// Builds with far too little memory, and leaves out the stack traces of V8.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const { status, stdout, stderr } = spawnSync('rslib', ['build'], {
  env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=64' },
  encoding: 'utf8',
});
const message = (stdout + stderr)
  .split('\n')
  .find((line) => line.startsWith('FATAL ERROR'));
if (message)
  console.log(message.replace(/.*(?=Allocation failed)/, 'FATAL ERROR: … '));
console.log('exit code', status);
console.log('dist:', fs.readdirSync('dist').join(', '));
