import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';
import { datePatterns } from './datePatterns';
import { sidebarsOnly } from './sidebarsOnly';

const file = (name: string) => path.join(__dirname, '../../browser/leanClient', name);

/** Where Docusaurus writes the properties of the routes of docs. */
const docsProps = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/;

const utilsCommon = /@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/** The configuration without what only the build needs, such as the options of its plugins. */
function withoutBuild({ future, ...config }: DocusaurusConfig): object {
  const { clientModules, headTags, markdown, plugins, presets, themes, ...rest } = config;
  return { ...rest, future: { experimental_router: future.experimental_router } };
}

/**
 * Replaces parts of the main script: those that this site uses little or nothing of (14 kB
 * compressed), and those that keep the browser busy when a page starts. The server bundle has them,
 * too, but for the head: if Docusaurus uses more of them after an upgrade, the build fails when it
 * renders the pages.
 */
export default function leanClientPlugin({ i18n, siteConfig }: LoadContext): Plugin {
  const { configureWebpack, ...plugin } = replaceClientModules('lean-client', {
    '@generated/docusaurus.config': file('siteConfig.ts'),
    './BaseUrlIssueBanner': file('BaseUrlIssueBanner.ts'),
    './browserContext': file('browserContext.tsx'),
    '../browserContext': file('browserContext.tsx'),
    './docusaurusContext': file('docusaurusContext.tsx'),
    '../docusaurusContext': file('docusaurusContext.tsx'),
    './utils/IntlUtils': file('dateTimeFormat.ts'),
  });
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const { DefinePlugin } = utils.currentBundler.instance;
      const replacements = configureWebpack?.call(plugin, config, isServer, utils, content);
      return {
        plugins: [
          ...(replacements?.plugins ?? []),
          new DefinePlugin({
            __DATE_PATTERNS__: JSON.stringify(datePatterns(i18n.currentLocale)),
            __SITE_CONFIG__: JSON.stringify(withoutBuild(siteConfig)),
          }),
        ],
        module: {
          rules: [
            { test: docsProps, type: 'json', parser: { parse: sidebarsOnly } },
            // Only for the package that needs no more of it.
            { test: utilsCommon, resolve: { alias: { tslib$: file('tslib.ts') } } },
          ],
        },
        resolve: {
          alias: {
            '@docusaurus/Link': file('Link.tsx'),
            nprogress$: file('nprogress.ts'),
            'react-router-config$': file('router.tsx'),
            'react-router-dom$': file('router.tsx'),
            // The server needs the originals, which return the head as HTML, and names of chunks.
            ...(!isServer && {
              '@docusaurus/ComponentCreator': file('ComponentCreator.tsx'),
              'react-helmet-async$': file('helmet.ts'),
            }),
          },
        },
      };
    },
  };
}
