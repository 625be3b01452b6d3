import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/**
 * Makes sure that the last build has finished: its last step writes the headers.
 *
 * @returns absolute path of the built site
 * @throws Error that names the command to build
 */
export function requireBuild(): string {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(path.join(folder, '_headers')))
    throw new Error('build/ is missing or incomplete. Fix: Run "npm run build".');
  return folder;
}
