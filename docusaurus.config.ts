import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as SearchOptions } from 'docusaurus-search';
import type { Processor } from 'unified';
import { checkTypes, checkVersions } from './src/site/checkFacts';
import { excludedFiles } from './src/site/excludedFiles';
import { localeRecords } from './src/site/localeRecords';
import { defaultLocale, homeOf, localeCodes, locales } from './src/site/locales';
import { nav, toNavbarItem } from './src/site/navigation';
import { optionTable } from './src/site/options';
import { readSearchSettings } from './src/site/search';
import { site } from './src/site/site';
import { siteUrl } from './src/site/siteUrl';
import { sourceUrl } from './src/site/sourceUrl';
import { selectPatches } from './src/patches';
import devServer from './src/server/devServer';
import explorerData from './src/content/explorerData';
import { parseFrontMatter } from './src/content/frontMatter';
import { hasFullHistory } from './src/content/gitHistory';
import interfaceTexts from './src/content/interfaceTexts';
import inlineScripts from './src/emit/inlineScripts';
import postcss from './src/css/postcss';
import { readToken } from './src/css/tokens';
import overview from './src/content/overview';
import pageDependencies from './src/content/pageDependencies';
import autoImport from './src/content/remark/autoImport';
import breakHeadings from './src/content/remark/breakHeadings';
import exampleLinks from './src/content/remark/exampleLinks';
import foldProblems from './src/content/remark/foldProblems';
import highlightCode from './src/content/remark/highlightCode';
import { linkFinder } from './src/content/remark/optionLinks';
import { readOptionUrls } from './src/content/remark/optionLinks/optionUrls';
import movedSections from './src/content/remark/movedSections';
import optionFacts from './src/content/remark/optionFacts';
import outputExplorer from './src/content/remark/outputExplorer';
import { pageComponents } from './src/content/remark/pageComponents';
import { packageManagers } from './src/content/remark/packageManagers';
import includeExamples from './src/content/remark/includeExamples';
import renderPages from './src/emit';

const facts = ['site', 'localeRecords', 'navigation'];
checkTypes(...facts.map((name) => path.resolve(__dirname, `src/site/${name}.ts`)));
checkVersions(site.multiVersion);

const { title, tagline, base, icon, theme } = site;
const { algolia, reportUrl } = readSearchSettings(process.env);
// Docusaurus evaluates this file once per language. The variable is "undefined", a string, in the
// development server without --locale.
const locale =
  localeCodes.find((code) => code === process.env.DOCUSAURUS_CURRENT_LOCALE) ?? defaultLocale;
const record = localeRecords[locale];

const home = homeOf(locale);

const i18n: Config['i18n'] = {
  defaultLocale,
  locales: [...localeCodes],
  localeConfigs: locales,
};

const markdown: Config['markdown'] = {
  parseFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};

/**
 * Markdown transforms that run before Docusaurus' own, which turn code blocks and tabs into JSX.
 * Functions hold their options: Docusaurus writes those of a pair `[plugin, options]` into the
 * configuration that every page loads.
 */
const beforeDefaultRemarkPlugins = [
  includeExamples,
  function (this: Processor) {
    return npm2yarn.call(this, { sync: true, converters: packageManagers });
  },
  foldProblems,
  () => autoImport(pageComponents),
];

const findLinks = linkFinder(readOptionUrls(path.resolve(__dirname, 'docs')));
const remarkPlugins: DocsOptions['remarkPlugins'] = [
  () => optionFacts(optionTable),
  outputExplorer,
  breakHeadings,
  movedSections,
  // Again, for what the transforms have added.
  () => autoImport(pageComponents),
  // Last: no other transform may touch a fence after it.
  () =>
    highlightCode({
      wrapByDefault: site.markdown.defaultWrapCode,
      showLineNumbers: site.markdown.showLineNumbers,
      findLinks,
      home,
    }),
];

const editUrl: DocsOptions['editUrl'] = ({ locale, docPath }) => sourceUrl('docs', docPath, locale);

/** In articles, examples can be taken along; the home page only shows one. */
const withExampleLinks = [exampleLinks, ...beforeDefaultRemarkPlugins];

const docs: DocsOptions = {
  path: 'docs',
  exclude: excludedFiles,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // Shown by src/components/Breadcrumbs.
  breadcrumbs: true,
  showLastUpdateTime: theme.lastUpdated,
  editUrl,
  beforeDefaultRemarkPlugins: withExampleLinks,
  remarkPlugins,
};

const blog: BlogOptions = {
  path: 'blog',
  exclude: excludedFiles,
  // The final slash makes `/blog/` the canonical form of the overview.
  routeBasePath: 'blog/',
  archiveBasePath: null,
  blogTitle: 'Blog',
  blogDescription:
    'Release announcements and background on Rslib: what a version brings, why it is designed that way, and what to watch for when upgrading.',
  blogSidebarCount: 0,
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: theme.lastUpdated,
  editUrl: ({ locale, blogPath }) => sourceUrl('blog', blogPath, locale),
  feedOptions: { type: null },
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: withExampleLinks,
  remarkPlugins,
};

/** The home page includes an example (src/pages/_example). */
const pages: PagesOptions = { beforeDefaultRemarkPlugins, remarkPlugins };

const themeConfig: ThemeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: !theme.darkMode,
    respectPrefersColorScheme: theme.darkMode,
  },
  navbar: { items: nav.map(toNavbarItem) },
  // The colors are in code.css; the default theme would only add bytes to every page.
  prism: { theme: { plain: {}, styles: [] } },
  // Loads Docusaurus' theme for Algolia, whose SearchBar is replaced by that of docusaurus-search.
  ...(theme.search && algolia ? { algolia } : {}),
};

const tag = (tagName: string, attributes: Record<string, string>) => ({ tagName, attributes });
const pageColors = {
  light: readToken('--color-page'),
  ...(theme.darkMode && { dark: readToken('--color-page', 'dark') }),
};

const headTags: Config['headTags'] = [
  // Browsers that do not support SVG icons use the `.ico`; the others prefer the SVG.
  tag('link', { rel: 'icon', href: `${home}favicon.ico`, sizes: '32x32' }),
  tag('link', {
    rel: 'icon',
    href: home + icon.slice(1),
    ...(icon.endsWith('.svg') && { type: 'image/svg+xml' }),
  }),
  tag('link', { rel: 'apple-touch-icon', href: `${home}img/apple-touch-icon.png` }),
  // The color of the browser's toolbars: the page's background in each color scheme of the system.
  ...Object.entries(pageColors).map(([scheme, content]) =>
    tag('meta', {
      name: 'theme-color',
      media: theme.darkMode ? `(prefers-color-scheme: ${scheme})` : 'all',
      content,
    }),
  ),
];

const rendered = renderPages();

/** Content of pages that would only add duplicate results. */
const repeated = [
  '[data-moved]',
  '[data-example]',
  '[data-overview]',
  '[data-tab-label]',
  // The same commands as npm's
  ...packageManagers.map(([name]) => `[hidden][data-tab="${name}"]`),
];

const search: PluginConfig = [
  'docusaurus-search',
  {
    vocabulary: 'src/site/searchSynonyms.yml',
    ignore: repeated,
    reportUrl,
    // They are in src/css/infima.css.
    variables: false,
    // Without search it stays loaded, since the site uses parts of it, and has nothing to find.
    pages: async () => (theme.search ? rendered.pages : []),
  } satisfies Partial<SearchOptions>,
];

const plugins: PluginConfig[] = [
  // Data and sources of pages
  explorerData,
  interfaceTexts,
  overview,
  pageDependencies,
  // The head of every page
  inlineScripts,
  // Styles
  postcss,
  // Files derived from the rendered pages
  () => rendered.plugin,
  // Only for npm start
  devServer,
  ...selectPatches(process.env),
];

const config: Config = {
  title: record.title ?? title,
  tagline,
  url: siteUrl,
  baseUrl: base,
  titleDelimiter: '|',
  // Left unset on purpose: section indexes end with a slash, other pages do not.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The base URL is fixed, and the content security policy (src/emit/hosting/policy.ts) would have
  // to allow the banner's inline script.
  baseUrlIssueBanner: false,
  i18n,
  headTags,
  markdown,
  future: {
    v4: true,
    faster: true,
    // A shallow clone dates every file to its newest commit, so pages, sitemap and structured data
    // then omit the date of the last change.
    experimental_vcs: hasFullHistory(__dirname),
  },
  // To Docusaurus each language is a separate site; a common namespace lets them share the choice
  // of theme and tabs.
  storage: { namespace: false },
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        // Crawlers ignore the change frequency and the priority.
        sitemap: { lastmod: 'date', changefreq: null, priority: null },
        // Icons are decorative: each has a text or a label beside it.
        svgr: { svgrConfig: { titleProp: false, svgProps: { 'aria-hidden': 'true' } } },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/page.css',
            './src/css/code.css',
            './src/css/custom.css',
            './src/css/article.css',
            './src/css/zoom.css',
            './src/css/print.css',
          ],
        },
      } satisfies Options,
    ],
  ],
  themes: [search],
  plugins,
  clientModules: [
    './src/client/canonicalizeUrl.ts',
    './src/client/hideMalformedUrl.ts',
    './src/client/hideLayoutParts.ts',
    './src/client/loadAhead.ts',
    './src/client/loadUnknownPathsInFull.ts',
    './src/client/repeatEarlyInput.ts',
    './src/client/scrolling/index.ts',
    './src/client/imageZoom/index.ts',
    './src/client/syncThemeColor.ts',
  ],
  themeConfig,
};

export default config;
