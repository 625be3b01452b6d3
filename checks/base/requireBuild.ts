import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/**
 * Makes sure that the last build has finished: its last step writes the headers.
 *
 * @throws Error that names the command to build
 */
export function requireBuild(): void {
  if (!fs.existsSync(path.join(root, 'build/_headers')))
    throw new Error('build/ is missing or incomplete. Fix: Run "npm run build".');
}
