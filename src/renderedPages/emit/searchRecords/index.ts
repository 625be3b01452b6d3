import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { buildIndex } from '../../../search/engine/buildIndex';
import { searchFolder } from '../../../search/engine/constants';
import type { RenderedPage } from '../../readPages';
import { writeOutput } from '../writeOutput';
import { extractRecords } from './extractRecords';

/**
 * File of the search records of a language.
 *
 * `/site/.docusaurus`, `en` → `/site/.docusaurus/search-records-en.json`
 *
 * @param generatedFilesDir Docusaurus' folder for the site's data, one for all languages
 */
export function recordsFile(generatedFilesDir: string, language: string): string {
  return path.join(generatedFilesDir, `search-records-${language}.json`);
}

/**
 * Emits the search index of a language. Its records are kept in Docusaurus' folder for `npm run
 * search:push` and `npm run search:quality`.
 *
 * @param compilation hash of the browser code, which is part of the index's file name, so that a
 *   new build never loads an old index
 */
export async function emitSearchRecords(
  pages: readonly RenderedPage[],
  site: Props,
  compilation: string,
): Promise<void> {
  const { baseUrl, generatedFilesDir, i18n } = site;
  const language = i18n.currentLocale;
  const records = pages.flatMap((page) => extractRecords(page, language));
  const index = buildIndex(records, { language, origin: site.siteConfig.url });
  await writeOutput(`${baseUrl}${searchFolder}/${compilation}.json`, JSON.stringify(index), site);
  await fs.writeFile(recordsFile(generatedFilesDir, language), JSON.stringify(records));
}
