import { readdirSync } from 'node:fs';

const files = readdirSync('.rstack/declarations/esm', { recursive: true });

console.log(
  files
    .filter((file) => file.endsWith('.d.ts'))
    .sort()
    .join('\n'),
);
