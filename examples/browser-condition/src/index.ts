import { readFile } from 'node:fs/promises';
import { parse, type Settings } from './parse';

export const load = async (path: string): Promise<Settings> =>
  parse(await readFile(path, 'utf8'));
