import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

const file = (name: string) => path.join(__dirname, name);

/** Where Docusaurus writes the properties of the routes of docs. */
const docsProps = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/;

/** The configuration without what only the build needs, such as the options of its plugins. */
function withoutBuild({ future, ...config }: DocusaurusConfig): object {
  const { clientModules, headTags, markdown, plugins, presets, themes, ...rest } = config;
  return { ...rest, future: { experimental_router: future.experimental_router } };
}

/**
 * Parses the properties that Docusaurus passes to all docs, and leaves out the title and the
 * description of each doc: only cards that link to a doc, which this site does not have, show them.
 * The list stays, empty, so that a page with such a card fails to render with the reason.
 *
 * @param json e.g. `{"version":{"docsSidebars":{…},"docs":{"guide/start":{…}}}}`
 */
export function sidebarsOnly(json: string): object {
  const props = JSON.parse(json) as { version?: object };
  return props.version ? { ...props, version: { ...props.version, docs: {} } } : props;
}

/**
 * Leaves out of every page what no component of this site reads: the configuration of the build,
 * the titles and descriptions of all docs, the versions of the plugins, and a component for sites
 * with a wrong base URL. The server bundle has the same, so the build fails when it renders a page
 * that needs more.
 */
export default function siteDataPatch({ siteConfig }: LoadContext): Plugin {
  const files = {
    '@generated/docusaurus.config': file('siteConfig.ts'),
    './BaseUrlIssueBanner': file('BaseUrlIssueBanner.ts'),
    '@generated/globalData': file('../emptyModule.ts?globalData'),
    '@generated/site-metadata': file('../emptyModule.ts?siteMetadata'),
  };
  const constants = () => ({ __SITE_CONFIG__: withoutBuild(siteConfig) });
  const { configureWebpack, ...plugin } = replaceClientModules('site-data', files, constants);
  const rules = [{ test: docsProps, type: 'json', parser: { parse: sidebarsOnly } }];
  return {
    ...plugin,
    configureWebpack: (...context) => ({
      ...configureWebpack?.apply(plugin, context),
      module: { rules },
    }),
  };
}
