import path from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { datePatterns } from './dates/datePatterns';
import highlighter from './highlighter';
import pageScripts from './pageScripts';
import { replaceClientModules } from './replaceClientModules';
import { replacePackages } from './replacePackages';
import scriptFormat from './scriptFormat';
import siteData from './siteData';
import texts from './texts';
import tslib from './tslib';

const file = (name: string) => path.join(__dirname, name);

const link = { '@docusaurus/Link': file('link/Link.tsx') };

/** All patches by name. Each is a plugin, and none needs another one: see README.md. */
const patches: Readonly<Record<string, PluginModule>> = {
  /** Formats dates without `Intl.DateTimeFormat`, whose first use keeps a slow phone busy. */
  dates: ({ i18n }) =>
    replaceClientModules('dates', { './utils/IntlUtils': file('dates/dateTimeFormat.ts') }, () => ({
      __DATE_PATTERNS__: datePatterns(i18n.currentLocale),
    })),
  /** For browsers only. The server needs the original head manager, which returns HTML. */
  head: () => replacePackages('head', { 'react-helmet-async$': file('head/helmet.ts') }),
  highlighter,
  /** Creates no observer. */
  link: () => replacePackages('link', link, true),
  /**
   * If the next page fails to load, the error is logged and the reader stays and sees a message,
   * where Docusaurus would load the page in full; that happens only if the server is there. The
   * owner of the site asks for it, and Docusaurus has no setting.
   */
  navigation: () =>
    replaceClientModules('navigation', {
      './PendingNavigation': file('navigation/PendingNavigation.tsx'),
    }),
  pageScripts,
  /**
   * Logs errors that React recovers from during hydration as warnings: readers see a correct page.
   * Docusaurus logs them as errors and has no setting for it.
   */
  recoverableErrors: () =>
    replaceClientModules('recoverable-errors', {
      'react-dom/client': file('recoverableErrors/reactDomClient.ts'),
    }),
  /** What Docusaurus uses of React Router, except for its link, which needs more. */
  router: () =>
    replacePackages(
      'router',
      {
        ...link,
        'react-router-config$': file('router/router.tsx'),
        'react-router-dom$': file('router/router.tsx'),
      },
      true,
    ),
  scriptFormat,
  siteData,
  texts,
  tslib,
};

/**
 * Selects the patches of a build. The development server has none. A build without some of them
 * must not find modules of the other builds in the bundler's cache, so it gets none.
 *
 * @param environment `PATCHES` is `off`, or names separated by commas; all patches if it isn't set
 * @throws Error for a name that doesn't exist
 */
export function selectPatches(environment: NodeJS.ProcessEnv): PluginModule[] {
  const { NODE_ENV: mode, PATCHES: wanted } = environment;
  if (mode === 'development') return [];
  if (!wanted) return Object.values(patches);
  environment.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';
  if (wanted === 'off') return [];
  return wanted.split(',').map((name) => {
    const patch = patches[name];
    if (patch) return patch;
    throw new Error(
      `PATCHES: there is no patch "${name}". Fix: Write "off", or some of ${Object.keys(patches).join(', ')}.`,
    );
  });
}
