import { readFileSync } from 'node:fs';

const text = readFileSync('dist/index.js', 'utf8');
const firstLine = text.split('\n', 1)[0];

console.log('hashbang on line 1:', firstLine.startsWith('#!'));
await import('./dist/index.js');
