// `node checks/base/install.mjs ci` is `npm ci` of the working folder in less than half the time.
// It runs before anything is installed, so it needs nothing but Node.js and npm.
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** npm prefers this file to `package-lock.json`. Git ignores it. */
const shrinkwrap = 'npm-shrinkwrap.json';

/**
 * Adds to a lockfile the URL of each package. The lockfiles of this project name no registry, so
 * that npm would first read the list of all versions of each package, only to find its URL.
 *
 * @param {string} lock the text of a `package-lock.json`
 * @param {Record<string, unknown>} config npm's settings: `registry` is a URL, and so is that of a
 *   scope, such as `@swc:registry`
 * @returns {string} the same lockfile, where each package has the URL that most registries use
 */
export function withUrls(lock, config) {
  const { packages, ...rest } = JSON.parse(lock);
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link || entry.inBundle) continue;
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const [scope, file = scope] = name.split('/');
    const registry = String(config[`${scope}:registry`] ?? config.registry).replace(/\/?$/, '/');
    entry.resolved ??= `${registry}${name}/-/${file}-${entry.version}.tgz`;
  }
  return JSON.stringify({ ...rest, packages });
}

/**
 * Runs the npm command of the command line with a lockfile that has URLs: `ci`, or `install
 * --no-save`. Others would save packages in the lockfile that is removed at the end.
 */
function install() {
  const config = JSON.parse(execSync('npm config list --json', { encoding: 'utf8' }));
  const lock = withUrls(fs.readFileSync('package-lock.json', 'utf8'), config);
  const command = `npm ${process.argv.slice(2).join(' ')}`;
  // npm receives them, too, and ends; without this, the lockfile with URLs would stay.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  try {
    fs.writeFileSync(shrinkwrap, lock);
    process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
    if (process.exitCode !== 0)
      console.error(`If a package was not found, the registry has other URLs: run "${command}".`);
  } finally {
    fs.rmSync(shrinkwrap, { force: true });
  }
}

if (fs.realpathSync(process.argv[1]) === import.meta.filename) install();
