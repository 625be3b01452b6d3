import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { withoutLocale } from '../../../lib/localeUrl';
import { buildIndex } from '../../../search/engine/buildIndex';
import { searchFolder } from '../../../search/engine/constants';
import type { RenderedPage } from '../../readPages';
import { writeOutput } from '../writeOutput';
import { extractRecords } from './extractRecords';
import { checkSearchWords, readSearchWords } from './searchWords';

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
 * Emits the search index of a language: a file that answers, and the texts of each page. Its
 * records are kept in Docusaurus' folder for `npm run search:push` and `npm run search:quality`.
 *
 * @param compilation hash of the browser code, which is part of the index's file names, so that a
 *   new build never loads an old index
 */
export async function emitSearchRecords(
  pages: readonly RenderedPage[],
  { loadedVersions }: LoadedContent,
  site: Props,
  compilation: string,
): Promise<void> {
  const { baseUrl, generatedFilesDir, i18n } = site;
  const language = i18n.currentLocale;
  const searchWords = await readSearchWords(
    loadedVersions
      .flatMap(({ contentPathLocalized, contentPath }) => [contentPathLocalized, contentPath])
      .filter((folder) => folder !== undefined),
  );
  const records = pages.flatMap((page) => extractRecords(page, language, searchWords.bySection));
  const urls = records.map(({ url }) =>
    withoutLocale(url.slice(site.siteConfig.url.length), language),
  );
  checkSearchWords(searchWords, new Set(urls));
  const { file, texts } = buildIndex(records, { language, origin: site.siteConfig.url });
  const url = `${baseUrl}${searchFolder}/${compilation}`;
  await writeOutput(`${url}.json`, JSON.stringify(file), site);
  for (const [page, ofPage] of texts.entries())
    await writeOutput(`${url}/${page}.json`, JSON.stringify(ofPage), site);
  await fs.writeFile(recordsFile(generatedFilesDir, language), JSON.stringify(records));
}
