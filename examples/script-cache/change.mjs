import { readFileSync, writeFileSync } from 'node:fs';

// A change of the configuration, as an editor would make it.
const file = 'rslib.config.ts';
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.replace('bundle: false', 'bundle: true'));
