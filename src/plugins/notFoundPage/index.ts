import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { localeCodes } from '../../config/locales';
import { inlineScript } from '../inlineScript';
import { replaceClientModules } from '../replaceClientModules';
import { withHeadScript } from './withHeadScript';

/**
 * Static hosts answer every unknown address, in all languages, with the root's `404.html`. This puts a script into it
 * that knows all routes: a variant of one is corrected, and a Chinese address gets the Chinese view. In the browser the
 * same addresses stay unknown.
 */
export default function notFoundPagePlugin(): Plugin {
  return {
    ...replaceClientModules('not-found-page', {
      './normalizeLocation': path.join(__dirname, 'client/normalizeLocation.ts'),
    }),
    async postBuild({ outDir, baseUrl, routesPaths, i18n }) {
      const pages = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => route.slice(baseUrl.length));
      const script = inlineScript(path.join(__dirname, 'browser.ts'), {
        PAGES: pages,
        LOCALES: localeCodes,
        DEFAULT_LOCALE: i18n.defaultLocale,
        PAGE_LOCALE: i18n.currentLocale,
      });
      const file = path.join(outDir, '404.html');
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(file, withHeadScript(html, script));
    },
  };
}
