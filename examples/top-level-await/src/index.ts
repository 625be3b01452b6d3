import { readFile } from 'node:fs/promises';

export const settings = await readFile('settings.txt', 'utf8');
