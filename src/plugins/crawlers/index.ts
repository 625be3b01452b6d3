import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { siteRoot } from '../siteRoot';
import { robotsTxt } from './robotsTxt';

/** Writes `robots.txt`, which names the sitemaps of all languages. */
export default function crawlersPlugin(): Plugin {
  return {
    name: 'crawlers',
    async postBuild({ outDir, baseUrl, i18n }) {
      const sitemaps = Object.values(i18n.localeConfigs).map(
        (locale) => `${locale.url}${locale.baseUrl}sitemap.xml`,
      );
      await fs.writeFile(path.join(siteRoot(outDir, baseUrl), 'robots.txt'), robotsTxt(sitemaps));
    },
  };
}
