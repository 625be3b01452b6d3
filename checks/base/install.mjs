// `node checks/base/install.mjs ci` is `npm ci` of the working folder in less than half the time.
// It runs before anything is installed, so it needs nothing but Node.js and npm.
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** npm prefers this file to `package-lock.json`. Git ignores it. */
const shrinkwrap = 'npm-shrinkwrap.json';

/**
 * Adds to a lockfile the URL of each package. The lockfiles of this project name no registry, so
 * that npm would first read the list of all versions of each package, only to find its URL.
 *
 * @param {string} lock the text of a `package-lock.json`
 * @param {string} registry URL of the registry, with a slash at its end
 * @returns {string} the same lockfile, where each package has the URL that registries give it by
 *   convention: pnpm leaves it out of its lockfile for that reason
 */
export function withUrls(lock, registry) {
  const { packages, ...rest } = JSON.parse(lock);
  for (const [place, entry] of Object.entries(packages)) {
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const isOfRegistry = place.includes('node_modules/') && !entry.link && !entry.inBundle;
    if (isOfRegistry)
      entry.resolved ??= `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  return JSON.stringify({ ...rest, packages });
}

/** Runs a command of npm that installs the lockfile of the working folder. */
function install() {
  const registry = execSync('npm config get registry', { encoding: 'utf8' }).trim();
  fs.writeFileSync(
    shrinkwrap,
    withUrls(fs.readFileSync('package-lock.json', 'utf8'), registry.replace(/\/?$/, '/')),
  );
  try {
    const command = ['npm', ...process.argv.slice(2)].join(' ');
    process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
  } finally {
    fs.rmSync(shrinkwrap);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
