import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readSearchSettings } from '../../config/search';
import { site } from '../../config/site';
import { algoliaHints } from './algoliaHints';

const dialogFolder = path.resolve(__dirname, '../../search/dialog') + path.sep;

/** What the library of the dialog needs only to send events to Algolia's insights. */
const insightsPackage = '@algolia/autocomplete-plugin-algolia-insights';

/**
 * The module that takes the place of that package, which isn't downloaded if insights are off. The
 * bundler's cache notices that a file has changed, but not that settings of the bundler have.
 */
function insightsModule(isOn: boolean): string {
  return isOn
    ? `export * from '${insightsPackage}/dist/esm/index.js';\n`
    : 'export const createAlgoliaInsightsPlugin = undefined;\n';
}

function isOutsideDialog(module: { nameForCondition(): string | null | undefined }): boolean {
  return !module.nameForCondition()?.startsWith(dialogFolder);
}

/**
 * Settings of the search dialog. What it searches is made from the rendered pages: see
 * src/renderedPages.
 */
export default function searchDialogPlugin(): Plugin {
  const settings = readSearchSettings(process.env);
  let insightsFile = '';

  return {
    name: 'search-dialog',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
      insightsFile = await actions.createData('insights.js', insightsModule(settings.insights));
    },
    configureWebpack: () => ({
      // The styles of the dialog come with its code, not with the one style sheet of all pages.
      optimization: { splitChunks: { cacheGroups: { styles: { test: isOutsideDialog } } } },
      resolve: { alias: { [`${insightsPackage}$`]: insightsFile } },
    }),
    injectHtmlTags: () => (site.theme.search ? { headTags: algoliaHints(settings) } : {}),
  };
}
