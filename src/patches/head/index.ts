import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePackages } from '../replacePackages';

/**
 * Replaces the head manager by one for browsers only. The server needs the original, which returns
 * the head as HTML.
 */
export default function headPatch(): Plugin {
  return replacePackages('head', { 'react-helmet-async$': path.join(__dirname, 'helmet.ts') });
}
