import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePackages } from '../replacePackages';

/** Replaces Docusaurus' link by one that creates no observer. */
export default function linkPatch(): Plugin {
  const files = { '@docusaurus/Link': path.join(__dirname, 'Link.tsx') };
  return replacePackages('link', files, { alsoOnServer: true });
}
