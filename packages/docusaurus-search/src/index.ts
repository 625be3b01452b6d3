import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { AllContent, LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { extractRecords } from './build/extractRecords';
import { readPages } from './build/readPages';
import { findSearchWords } from './build/searchWords';
import { buildIndex } from './engine/buildIndex';
import { searchFolder } from './engine/constants';
import { optionsSchema, type Options } from './options';
import { readSettings } from './settings';
import { readVocabulary } from './vocabulary';

export type { Options, StartPage } from './options';
export type { Settings } from './settings';
export type { SearchPage } from './build/readPages';
export { readVocabulary } from './vocabulary';

const name = 'docusaurus-search';

interface Compiler {
  hooks: { done: { tap(name: string, done: (stats: { hash?: string }) => void): void } };
}

/** The code of the dialog, which is downloaded when a reader is about to search. */
const dialogFolder = path.join(__dirname, 'client/dialog') + path.sep;

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

/** Whether docs have several versions. */
function hasVersions(content: AllContent): boolean {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {});
  return docs.some((one) => (one as LoadedContent).loadedVersions.length > 1);
}

/** Adds a search dialog to the site, and an index of its pages, unless Algolia is configured. */
export default function searchTheme(context: LoadContext, options: Options): Plugin {
  const { siteDir, generatedFilesDir, i18n, siteConfig } = context;
  const language = i18n.currentLocale;
  const settings = readSettings(siteConfig.themeConfig, options);
  const vocabularyFile = options.vocabulary && path.resolve(siteDir, options.vocabulary);
  let content: AllContent = {};
  /** Hash of the compilation, `__webpack_hash__` in the browser. */
  let compilation = '';
  const readHash = ({ hooks }: Compiler) =>
    hooks.done.tap(name, ({ hash = '' }) => (compilation = hash));
  let insightsFile = '';

  return {
    name,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../locales'),
        locale: language,
        name,
      }),
    getClientModules: () => (options.variables ? [path.join(__dirname, 'variables.css')] : []),
    getPathsToWatch: () => (vocabularyFile ? [vocabularyFile] : []),

    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
      insightsFile = await actions.createData('insights.js', insightsModule(settings.insights));
    },
    allContentLoaded({ allContent }) {
      content = allContent;
    },

    configureWebpack(_, isServer, { getJSLoader }) {
      const versions = settings.algolia || hasVersions(content) ? 'versions' : 'oneVersion';
      const provider = settings.algolia ? 'algoliaProvider' : 'indexProvider';
      return {
        // Docusaurus compiles no TypeScript in node_modules.
        module: {
          rules: __dirname.includes('node_modules')
            ? [{ test: /\.tsx?$/, include: __dirname, use: [getJSLoader({ isServer })] }]
            : [],
        },
        // The styles of the dialog come with its code, not with the one style sheet of all pages.
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: {
                test: (module: { nameForCondition(): string | null | undefined }) =>
                  !module.nameForCondition()?.startsWith(dialogFolder),
              },
            },
          },
        },
        plugins: isServer ? [] : [{ apply: readHash }],
        resolve: {
          alias: {
            [`${name}/provider$`]: path.join(__dirname, `client/${provider}.ts`),
            [`${name}/versions$`]: path.join(__dirname, `client/${versions}.ts`),
            [`${insightsPackage}$`]: insightsFile,
          },
        },
      };
    },

    injectHtmlTags() {
      if (!settings.algolia) return {};
      const href = `https://${settings.algolia.appId.toLowerCase()}-dsn.algolia.net`;
      const attributes = { rel: 'preconnect', href, crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }] };
    },

    async postBuild(props) {
      const words = findSearchWords(content);
      const pages = await (options.pages?.(props) ?? readPages(props, options.exclude));
      const ignored = options.ignore.join(', ');
      const records = pages.flatMap((page) => {
        const { pathname } = new URL(page.url);
        return extractRecords(page, { language, words: words.get(pathname), ignored });
      });
      await fs.writeFile(recordsFile(generatedFilesDir, language), JSON.stringify(records));
      if (settings.algolia || pages.length === 0) return;
      const vocabulary = vocabularyFile ? readVocabulary(vocabularyFile) : undefined;
      const { file, texts } = buildIndex(records, { language, vocabulary });
      // A new build never loads an old index.
      const base = path.join(props.outDir, searchFolder, compilation);
      await fs.mkdir(base, { recursive: true });
      await fs.writeFile(`${base}.json`, JSON.stringify(file));
      for (const [page, ofPage] of texts.entries())
        await fs.writeFile(path.join(base, `${page}.json`), JSON.stringify(ofPage));
    },
  };
}

/** Checks the options of the theme. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(optionsSchema, options);
}
