import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/**
 * Replaces how Docusaurus goes from page to page, for which it has no setting: a page that fails to load is logged and the
 * reader stays and is told, where Docusaurus would reload the page; only after a new deployment the page is loaded in full.
 * Back and Forward lead to where a page was left, and anchors are scrolled to 100 ms after the page is shown. Unknown URLs
 * stay unknown, where Docusaurus would trim them until they name a page.
 */
export default function clientNavigationPlugin(): Plugin {
  return replaceClientModules('client-navigation', {
    './normalizeLocation': path.join(__dirname, 'client/normalizeLocation.ts'),
    './PendingNavigation': path.join(__dirname, 'client/PendingNavigation.tsx'),
    './preload': path.join(__dirname, 'client/preload.ts'),
  });
}
