import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/**
 * Replaces how Docusaurus shows the next page. If it fails to load, the error is logged and the
 * reader stays and sees a message, where Docusaurus would load the page in full; that happens only
 * if the server is there. The owner of the site asks for it, and Docusaurus has no setting.
 */
export default function navigationPatch(): Plugin {
  return replaceClientModules('navigation', {
    './PendingNavigation': path.join(__dirname, 'PendingNavigation.tsx'),
  });
}
