import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/**
 * Names all scripts of a page in its HTML, so that the browser fetches them at once. Docusaurus
 * tries to, but looks up files by the paths of modules where the bundler's manifest has the names
 * of chunks. It finds none, and the browser learned of a page's scripts only after the main one had
 * run: a second round trip before the page worked.
 */
export default function pageScripts(): Plugin {
  return replaceClientModules('page-scripts', {
    '@generated/registry': path.join(__dirname, '../../browser/clientNavigation/registry.ts'),
  });
}
