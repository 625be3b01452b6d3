import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stepEnvironment } from './execute';
import { root } from './root';

/** Holds the examples and, in `node_modules`, the documented tools. */
export const examplesFolder = path.join(root, 'examples');

/** `node_modules` with the tools. */
export const toolsFolder = path.join(examplesFolder, 'node_modules');

/** Environment variables of commands that use the tools. */
export const toolsEnvironment = stepEnvironment(process.env, path.join(toolsFolder, '.bin'));

/** An example whose tools are installed separately, because they are large. */
export const storybookFolder = path.join(examplesFolder, 'storybook');

/**
 * `npm ci` refuses a lockfile that lacks an optional binary for another platform, and some
 * registries do not have all of them. This command installs the locked versions, too, and does not
 * change the lockfile.
 */
const installArgs = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the tools of the examples, unless this was done for the same lockfile. They are
 * separate from the packages of the site, so that samples resolve only what they document.
 *
 * @param folder `examplesFolder`, or an example with its own lockfile
 * @throws Error if the installation fails
 */
export function installTools(folder: string): void {
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  // `npm ci` removes it with the rest of the folder.
  const copy = path.join(folder, 'node_modules/.installed-lock.json');
  if (fs.existsSync(copy) && fs.readFileSync(copy, 'utf8') === lock) return;

  const place = `${path.relative(root, folder)}/`;
  const command = `npm ${installArgs.join(' ')}`;
  console.log(`Installs the tools of ${place}, once: ${command}`);
  const args = [path.join(root, 'checks/base/install.mjs'), ...installArgs];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" in ${place} failed; see above`);

  fs.writeFileSync(copy, lock);
}
