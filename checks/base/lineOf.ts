import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/**
 * Finds where a file contains a text, for a message about it.
 *
 * @param file relative to the project's root
 * @param texts the first one that the file contains counts
 * @returns the line, from 1; `undefined` if the file or the text does not exist
 */
export function lineOf(file: string, ...texts: readonly string[]): number | undefined {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) return undefined;

  const content = fs.readFileSync(absolute, 'utf8');
  const text = texts.find((one) => content.includes(one));
  return text === undefined ? undefined : lineAt(content, content.indexOf(text));
}

/** Converts an offset in a text to its line, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
