// As pnpm does, puts the dependency of a dependency where only that one finds it.
import fs from 'node:fs';

const client = 'node_modules/@example/client';
fs.rmSync(client, { recursive: true, force: true });
fs.cpSync('vendor/client', client, { recursive: true });
fs.cpSync('vendor/state', `${client}/node_modules/@example/state`, {
  recursive: true,
});
