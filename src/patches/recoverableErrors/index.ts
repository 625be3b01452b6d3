import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/**
 * Logs errors that React recovers from during hydration as warnings: readers see a correct page.
 * Docusaurus logs them as errors and has no setting for it.
 */
export default function recoverableErrorsPatch(): Plugin {
  return replaceClientModules('recoverable-errors', {
    'react-dom/client': path.join(__dirname, 'reactDomClient.ts'),
  });
}
