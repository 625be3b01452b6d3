// Prints the built files. Numbers of chunks and content hashes depend on the folders of the project
// and of its packages, so they are masked.
import { readdirSync } from 'node:fs';

const files = readdirSync('dist/mf', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => `${parentPath}/${name}`)
  .map((file) => file.replace(/\.[0-9a-f]{10}\.js/, '.[contenthash].js'))
  .map((file) =>
    file.replace(/\/\w{1,3}(?=(\.\[contenthash\])?\.js)/, '/[id]'),
  );

console.log(files.sort().join('\n'));
