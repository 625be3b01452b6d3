import { readFile } from 'node:fs/promises';
import { icons } from './dist/index.js';

console.log((await readFile(new URL(icons.arrow), 'utf8')).slice(0, 4));
