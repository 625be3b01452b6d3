import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../config/locales';
import type { SearchRecord } from '../../lib/search/types';

/**
 * Reads the search records that the last build left.
 *
 * @throws Error that says how to make them if there are none
 */
export function readRecords(siteDir: string, language: Locale): SearchRecord[] {
  const file = path.join(siteDir, '.docusaurus', `search-records-${language}.json`);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Run "npm run build" first.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchRecord[];
}
