import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSearchSettings } from '../../config/search';
import { site } from '../../config/site';
import { buildIndex } from '../../lib/search/buildIndex';
import { searchFolder } from '../../lib/search/constants';
import type { SearchRecord } from '../../lib/search/types';
import { algoliaHints } from './algoliaHints';
import { dialogStyles } from './dialogStyles';
import { extractRecords } from './extractRecords';
import { recordsFile } from './recordsFile';
import { readRoute } from '../../finishedHtml/readRoute';

/**
 * The site's search: settings and styles for the dialog; after the build an index of each language from the finished
 * pages. The records stay beside the site's data for `npm run search:push` and `search:quality`.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const settings = readSearchSettings(process.env);
  let compilation = '';

  return {
    name: 'search-index',
    getPathsToWatch: () => [path.resolve(__dirname, '../../theme/SearchBar/dialog.css')],
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
      await actions.createData('styles.json', { css: dialogStyles() });
    },
    injectHtmlTags: () => (site.theme.search ? { headTags: algoliaHints(settings) } : {}),
    configureWebpack(_, isServer) {
      if (isServer) return {};
      // The index is named after the code that asks for it: a new build never meets an old index.
      const readHash = {
        apply(compiler: {
          hooks: { done: { tap(name: string, done: (stats: { hash?: string }) => void): void } };
        }) {
          compiler.hooks.done.tap('search-index', ({ hash = '' }) => (compilation = hash));
        },
      };
      return { plugins: [readHash] };
    },
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      if (!site.theme.search) return;
      const language = context.i18n.currentLocale;
      const routes = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
      const records: SearchRecord[] = [];
      for (const route of routes) {
        const html = await readRoute(outDir, route, baseUrl);
        records.push(...extractRecords({ html, url: siteConfig.url + route, language }));
      }
      const index = buildIndex(records, { language, origin: siteConfig.url });
      await fs.mkdir(path.join(outDir, searchFolder), { recursive: true });
      const file = path.join(outDir, searchFolder, `${compilation}.json`);
      await fs.writeFile(file, JSON.stringify(index));
      await fs.writeFile(recordsFile(context.generatedFilesDir, language), JSON.stringify(records));
    },
  };
}
