import fs from 'node:fs';
import path from 'node:path';
import type { Files } from '../../src/content/examples/files';

interface PackageJson {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Installs what the `package.json` of an unpacked project lists, and nothing else, by links to
 * packages that are already installed: like `npm install`, but without a network.
 *
 * @param folder the unpacked project
 * @param files its content
 * @param toolsFolder `node_modules` with the packages
 * @returns the listed packages that are not installed there in exactly the listed version
 */
export function installLinks(folder: string, files: Files, toolsFolder: string): string[] {
  const packages = [...files]
    .filter(([file]) => path.posix.basename(file) === 'package.json')
    .map(([file, content]) => {
      const json = JSON.parse(content.toString()) as PackageJson;
      return { ...json, folder: path.join(folder, path.dirname(file)) };
    });
  const main = packages.find((each) => each.folder === path.join(folder));
  const locals = packages.filter((each) => each !== main);
  const wrong: string[] = [];
  for (const [name, version] of Object.entries({
    ...main?.dependencies,
    ...main?.devDependencies,
  })) {
    const local = locals.find((each) => each.name === name);
    const target = local?.folder ?? path.join(toolsFolder, name);
    if (!local && !isInstalled(target, version)) wrong.push(`${name}@${version}`);
    else link(target, path.join(folder, 'node_modules', name));
  }
  // npm links workspaces, and what local packages depend on, too.
  for (const local of locals) {
    const isNeeded = packages.some(({ dependencies }) => dependencies?.[local.name ?? '']);
    if (local.name && isNeeded) link(local.folder, path.join(folder, 'node_modules', local.name));
  }
  link(path.join(toolsFolder, '.bin'), path.join(folder, 'node_modules', '.bin'));
  return wrong;
}

/** Versions of tools are exact; ranges are those that a page shows, and start with `^` or `~`. */
function isInstalled(folder: string, version: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return false;
  const { version: installed } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  const exact = version.replace(/^npm:.*@/, '');
  const [major] = exact.replace(/^[~^]/, '').split('.');
  return installed === exact || (/^[~^]/.test(exact) && installed.split('.')[0] === major);
}

function link(target: string, place: string): void {
  if (fs.existsSync(place)) return;
  fs.mkdirSync(path.dirname(place), { recursive: true });
  // Windows allows junctions without special rights.
  fs.symlinkSync(target, place, 'junction');
}
