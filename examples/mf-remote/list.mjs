// Prints the built files; content hashes differ per machine, so they are masked.
import { readdirSync } from 'node:fs';

const files = readdirSync('dist/mf', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.txt'))
  .map(({ name, parentPath }) => `${parentPath}/${name}`)
  .map((file) => file.replace(/\.[0-9a-f]{10}\.js$/, '.[contenthash].js'));

console.log(files.sort().join('\n'));
