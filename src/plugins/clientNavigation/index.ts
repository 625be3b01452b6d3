import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

const folder = path.resolve(__dirname, '../../browser/clientNavigation');

/**
 * Replaces Docusaurus' client navigation, which has no settings. If a page fails to load, the error
 * is logged and the reader stays and sees a message, where Docusaurus would reload the page; only
 * after a new deployment is the page loaded in full. Back and Forward restore the scroll position,
 * and anchors are scrolled to 100 ms after the page is shown. Unknown URLs stay unknown, where
 * Docusaurus would trim them until they match a page. Pages are loaded ahead only where a reader is
 * about to open them.
 */
export default function clientNavigationPlugin(): Plugin {
  return {
    ...replaceClientModules('client-navigation', {
      './docusaurus': path.join(folder, 'docusaurus.ts'),
      './normalizeLocation': path.join(folder, 'normalizeLocation.ts'),
      './PendingNavigation': path.join(folder, 'PendingNavigation.tsx'),
      './preload': path.join(folder, 'preload.ts'),
    }),
    getClientModules: () => [path.join(folder, 'loadAhead.ts')],
  };
}
