import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scanMarkdown } from './scanMarkdown';
import type { Page } from './types';

/** Where the pages of each language lie, from the site's folder. */
const SOURCES: readonly (readonly [locale: string, folder: string])[] = [
  ['en', 'docs'],
  ['en', 'blog'],
  ['zh', 'i18n/zh/docusaurus-plugin-content-docs/current'],
  ['zh', 'i18n/zh/docusaurus-plugin-content-blog'],
];

/** Reads every page of both languages, sorted by path. */
export function readPages(siteDir: string): Page[] {
  return SOURCES.flatMap(([locale, folder]) => {
    const root = path.join(siteDir, folder);
    if (!existsSync(root)) {
      return [];
    }
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => {
        const file = `${folder}/${name.split(path.sep).join('/')}`;
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        return scanMarkdown(text, file, locale);
      });
  });
}
