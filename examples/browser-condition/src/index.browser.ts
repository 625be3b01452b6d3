import { parse, type Settings } from './parse';

export const load = async (path: string): Promise<Settings> =>
  parse(await (await fetch(path)).text());
