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

interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * Returns whether an installation is the one that a lockfile describes.
 *
 * @param lock parsed `package-lock.json`
 * @param installed parsed `node_modules/.package-lock.json`, which npm writes after each
 *   installation; it lacks the project itself and packages for other platforms, and has those that
 *   the registry didn't have yet when the lockfile was written, which are optional.
 */
export function isInstalled(lock: Lockfile, installed: Lockfile): boolean {
  const present = Object.entries(installed.packages).every(
    ([name, { version, optional }]) =>
      lock.packages[name]?.version === version || (!(name in lock.packages) && optional === true),
  );
  const complete = Object.entries(lock.packages).every(
    ([name, { optional }]) => name === '' || optional === true || name in installed.packages,
  );
  return present && complete;
}

/**
 * `npm ci` refuses a lockfile that lacks an optional binary for another platform, and some
 * registries do not have all of them. This command installs the locked versions, too, and does not
 * change the lockfile.
 */
const install = 'npm install --no-save --no-audit --no-fund --loglevel=error';

/**
 * Installs the tools of the examples, unless the locked versions are already installed. They are
 * separate from the packages of the site, so that samples resolve only what they document.
 *
 * @param folder `examplesFolder`, or an example with its own lockfile
 * @throws Error if the installation fails
 */
export function installTools(folder: string): void {
  const lock = readLockfile(path.join(folder, 'package-lock.json'));
  const installed = readLockfile(path.join(folder, 'node_modules', '.package-lock.json'));
  if (lock && installed && isInstalled(lock, installed)) return;

  const place = `${path.relative(root, folder)}/`;
  console.log(`Installs the tools of ${place}, once: ${install}`);
  const { status } = spawnSync(install, { cwd: folder, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${install}" in ${place} failed; see above`);
}

function readLockfile(file: string): Lockfile | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
}
