import { readFile } from 'node:fs/promises';
import { arrow } from './dist/index.cjs';

console.log((await readFile(arrow, 'utf8')).slice(0, 4));
