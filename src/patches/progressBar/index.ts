import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePackages } from '../replacePackages';

/** Replaces nprogress by what Docusaurus calls of it, with the same constants. */
export default function progressBarPatch(): Plugin {
  const files = { nprogress$: path.join(__dirname, 'nprogress.ts') };
  return replacePackages('progress-bar', files, { alsoOnServer: true });
}
