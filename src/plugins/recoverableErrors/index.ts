import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/**
 * Errors that React recovers from while it hydrates a page become warnings of the console (specification section 8), where
 * Docusaurus logs errors and has no setting.
 */
export default function recoverableErrors(): Plugin {
  return replaceClientModules('recoverable-errors', {
    'react-dom/client': path.join(__dirname, 'reactDomClient.ts'),
  });
}
