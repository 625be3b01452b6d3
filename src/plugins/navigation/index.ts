import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of Docusaurus' client that are replaced, as it imports them, and ours. */
const replacements = {
  '\\./PendingNavigation': 'PendingNavigation.tsx',
  '\\./preload': 'preload.ts',
};

/**
 * Replaces how Docusaurus goes from page to page, for which it has no setting (reading 2.0): a page that fails to load is
 * logged and the reader stays, where Docusaurus would reload; anchors are scrolled to 100 ms after the page is shown.
 */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: Object.entries(replacements).map(
          ([request, file]) =>
            new NormalModuleReplacementPlugin(
              new RegExp(`^${request}$`),
              (resource: { context: string; request: string }) => {
                if (!/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) return;
                resource.request = path.join(__dirname, 'client', file);
              },
            ),
        ),
      };
    },
  };
}
