// Starts the dev server for one library and says what it served.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const server = spawn('rslib', ['mf-dev', '--lib', 'label']);
server.stdout.setEncoding('utf8');

let printed = '';
for await (const text of server.stdout) {
  printed += text;
  if (printed.includes('built in')) break;
}

const origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
for (const file of ['label.js', 'badge.js', 'mf-manifest.json']) {
  const { status } = await fetch(`${origin}/${file}`);
  console.log(`${file} ${status}`);
}

server.kill();
await once(server, 'exit');
