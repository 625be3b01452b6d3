import type { Files } from '../files';

/** Makes files of texts by path. */
export function filesOf(texts: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
}
