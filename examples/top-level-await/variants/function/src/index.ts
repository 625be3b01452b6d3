import { readFile } from 'node:fs/promises';

export function readSettings(): Promise<string> {
  return readFile('settings.txt', 'utf8');
}
