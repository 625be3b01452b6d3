import fs from 'node:fs';
import path from 'node:path';
import { homeOf, localeCodes } from '../../src/site/locales';
import { hostFiles } from '../../src/emit/hosting/staticHost';
import { root } from './root';

/**
 * Makes sure that the last build has finished: the last step of each language lists the not-found
 * pages of those that are built.
 *
 * @returns absolute path of the built site
 * @throws Error that names the command to build
 */
export function requireBuild(): string {
  const folder = path.join(root, 'build');
  const file = path.join(folder, hostFiles.redirects);
  const redirects = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (!localeCodes.every((locale) => redirects.includes(`${homeOf(locale)}* `)))
    throw new Error('build/ is missing or incomplete. Fix: Run "npm run build".');
  return folder;
}
