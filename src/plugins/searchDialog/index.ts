import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readSearchSettings } from '../../config/search';
import { site } from '../../config/site';
import { algoliaHints } from './algoliaHints';
import { dialogStyles } from './dialogStyles';

/** Provides the settings and styles of the search dialog; src/renderedPages builds its index. */
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
