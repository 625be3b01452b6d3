import path from 'node:path';

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
