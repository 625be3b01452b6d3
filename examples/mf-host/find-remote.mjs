// Says which built file names the remote's manifest.
import { readFileSync, readdirSync } from 'node:fs';

const url = 'http://localhost:3001/mf/mf-manifest.json';
const folder = 'dist/static/js';
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const named = files.filter((file) =>
  readFileSync(`${folder}/${file}`, 'utf8').includes(url),
);
for (const file of named) {
  console.log(`${file.replace(/\.[0-9a-f]+\.js$/, '.js')}: ${url}`);
}
