import fs from 'node:fs';
import path from 'node:path';
import { readVocabulary, recordsFile } from 'docusaurus-search';
import type { SearchRecord } from 'docusaurus-search/engine';
import type { Locale } from '../../src/site/locales';
import { root } from '../base/root';

/** What else readers call things, as the search of the site knows it. */
export const vocabulary = readVocabulary(path.join(root, 'src/site/searchSynonyms.yml'));

/**
 * Reads the search records that the last build wrote.
 *
 * @throws Error that says to build first, if there are none
 */
export function readRecords(siteDir: string, language: Locale): SearchRecord[] {
  const file = recordsFile(path.join(siteDir, '.docusaurus'), language);
  if (!fs.existsSync(file))
    throw new Error(`${path.relative(siteDir, file)} is missing. Fix: Run "npm run build".`);

  return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchRecord[];
}
