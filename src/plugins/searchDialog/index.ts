import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readSearchSettings } from '../../config/search';
import { site } from '../../config/site';
import { algoliaHints } from './algoliaHints';

const dialogFolder = path.resolve(__dirname, '../../search/dialog') + path.sep;

/** Leaves out what the library of the dialog needs only to send events to Algolia's insights. */
const withoutInsights = { '@algolia/autocomplete-plugin-algolia-insights': false } as const;

function isOutsideDialog(module: { nameForCondition(): string | null | undefined }): boolean {
  return !module.nameForCondition()?.startsWith(dialogFolder);
}

/**
 * Settings of the search dialog. What it searches is made from the rendered pages: see
 * src/renderedPages.
 */
export default function searchDialogPlugin(): Plugin {
  const settings = readSearchSettings(process.env);

  return {
    name: 'search-dialog',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
    },
    configureWebpack: () => ({
      // The styles of the dialog come with its code, not with the one style sheet of all pages.
      optimization: { splitChunks: { cacheGroups: { styles: { test: isOutsideDialog } } } },
      ...(!settings.insights && { resolve: { alias: withoutInsights } }),
    }),
    injectHtmlTags: () => (site.theme.search ? { headTags: algoliaHints(settings) } : {}),
  };
}
