import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';

/** File in the folder of a language's documentation. */
const fileName = 'search-words.yml';

/** What readers call the subjects of sections that have other words for them. */
export interface SearchWords {
  /** Path of the file that has them, for messages. */
  file: string;
  /**
   * By the path and anchor of the section, without the prefix of the language:
   * `/guide/advanced/css#sass-less`.
   */
  bySection: ReadonlyMap<string, readonly string[]>;
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((words) => typeof words === 'string');
}

/**
 * Reads the search words of a language.
 *
 * @param folders the folders with its documentation, of which the first with the file counts
 * @returns none if no folder has the file
 * @throws Error if the file can't be read, or that names the file and the entry, if it isn't a list
 *   of words for each section
 */
export async function readSearchWords(folders: readonly string[]): Promise<SearchWords> {
  const file = folders
    .map((folder) => path.relative(process.cwd(), path.join(folder, fileName)))
    .find((name) => existsSync(name));
  if (!file) return { file: fileName, bySection: new Map() };
  const text = await fs.readFile(file, 'utf8');
  const entries = Object.entries(load(text, { filename: file }) ?? {});
  for (const [section, words] of entries) {
    if (!isWords(words))
      throw new Error(`${file}  ${section} has no list of words. Fix: Write it as [a, b c].`);
  }
  return { file, bySection: new Map(entries as [string, string[]][]) };
}

/**
 * Makes sure that each entry is for a section of the site.
 *
 * @param sections paths and anchors of all sections, without the prefix of the language
 * @throws Error with a line for each entry that isn't: file, entry, fix
 */
export function checkSearchWords(
  { file, bySection }: SearchWords,
  sections: ReadonlySet<string>,
): void {
  const unknown = [...bySection.keys()].filter((section) => !sections.has(section));
  const lines = unknown.map(
    (section) =>
      `${file}  The site has no section ${section}. Fix: Name it as it is now, or remove it.`,
  );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
