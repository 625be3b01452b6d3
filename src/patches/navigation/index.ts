import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

const file = (name: string) => path.join(__dirname, name);

/**
 * Replaces Docusaurus' client navigation, which has no settings. If a page fails to load, the error
 * is logged and the reader stays and sees a message, where Docusaurus would reload the page; only
 * after a new deployment is the page loaded in full. Back and Forward restore the scroll position,
 * and anchors are scrolled to 100 ms after the page is shown. Unknown URLs stay unknown, where
 * Docusaurus would trim them until they match a page.
 */
export default function navigationPatch(): Plugin {
  const { configureWebpack, ...plugin } = replaceClientModules('navigation', {
    './normalizeLocation': file('normalizeLocation.ts'),
    './PendingNavigation': file('PendingNavigation.tsx'),
    './preload': file('preload.ts'),
  });
  return {
    ...plugin,
    configureWebpack(config, isServer, utils, content) {
      const replacements = configureWebpack?.call(plugin, config, isServer, utils, content);
      // The server needs the original, which notes the chunks of a page.
      const alias = { '@docusaurus/ComponentCreator': file('ComponentCreator.tsx') };
      return { ...replacements, ...(!isServer && { resolve: { alias } }) };
    },
  };
}
