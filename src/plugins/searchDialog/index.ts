import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readSearchSettings } from '../../config/search';
import { site } from '../../config/site';
import { algoliaHints } from './algoliaHints';
import { dialogStyles } from './dialogStyles';

/** Settings and styles of the search dialog. What it searches is made from the rendered pages: see src/renderedPages. */
export default function searchDialogPlugin(): Plugin {
  const settings = readSearchSettings(process.env);

  return {
    name: 'search-dialog',
    getPathsToWatch: () => [path.resolve(__dirname, '../../theme/SearchBar/dialog.css')],
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
      await actions.createData('styles.json', { css: dialogStyles() });
    },
    injectHtmlTags: () => (site.theme.search ? { headTags: algoliaHints(settings) } : {}),
  };
}
