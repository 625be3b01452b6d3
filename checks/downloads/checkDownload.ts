import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Files } from '../../src/content/examples/files';
import type { Execute } from '../base/execute';
import { writeFiles } from '../base/files';
import type { Issue } from '../base/issue';

interface PackageJson {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The file that a reader downloads, and what is known about it. */
export interface Download {
  /** Name of the example. */
  readonly name: string;
  readonly zip: Buffer;
  /** Whether its build fails on purpose. */
  readonly fails: boolean;
}

/**
 * Unpacks an example outside of the repository, installs it and builds it, as a reader would.
 *
 * @param toolsFolder `node_modules` with the tools
 */
export async function checkDownload(
  { name, zip, fails }: Download,
  toolsFolder: string,
  execute: Execute,
): Promise<Issue[]> {
  // The real path, because macOS has a link to its temporary folder, which tools resolve.
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'download-')));
  const found = (message: string, details?: string): Issue => ({
    file: `build/examples/${name}.zip`,
    message,
    fix: 'See src/content/examples/project.ts, which makes the project.',
    details,
  });
  try {
    const entries = Object.entries(unzipSync(zip));
    const files = new Map(
      entries.map(([entry, content]) => [path.posix.relative(name, entry), Buffer.from(content)]),
    );
    const folder = path.join(parent, name);
    writeFiles(folder, files);

    const wrong = installLinks(folder, files, toolsFolder);
    const { code, text } = await execute('npm run build', folder);
    const hasFailed = code !== 0;
    return [
      ...wrong.map((each) => found(`it needs ${each}, but the tools have another version`)),
      ...(hasFailed !== fails
        ? [found(`"npm run build" ${hasFailed ? 'fails' : 'passes'}, which is wrong`, text)]
        : []),
    ];
  } finally {
    fs.rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Installs what the `package.json` of an unpacked project lists, and nothing else, by links to
 * packages that are already installed: like `npm install`, but without a network.
 *
 * @returns the listed packages that are not installed there in exactly the listed version
 */
function installLinks(folder: string, files: Files, toolsFolder: string): string[] {
  const packages = [...files]
    .filter(([file]) => path.posix.basename(file) === 'package.json')
    .map(([file, content]) => {
      const json = JSON.parse(content.toString()) as PackageJson;
      return { ...json, folder: path.join(folder, path.dirname(file)) };
    });
  const main = packages.find((each) => each.folder === folder);
  const locals = packages.filter((each) => each !== main);
  const linkAs = (name: string, target: string) =>
    link(target, path.join(folder, 'node_modules', name));
  const wrong: string[] = [];
  const listed = { ...main?.dependencies, ...main?.devDependencies };
  for (const [name, version] of Object.entries(listed)) {
    const local = locals.find((each) => each.name === name);
    // A second version of a tool has its major version in its name.
    const [major = ''] = /\d+/.exec(version.replace(/.*@/, '')) ?? [];
    const installed = [name, `${name}-${major}`]
      .map((tool) => path.join(toolsFolder, tool))
      .find((place) => isInstalled(place, version));
    const target = local?.folder ?? installed;
    if (target) linkAs(name, target);
    else wrong.push(`${name}@${version}`);
  }
  // npm links workspaces, and what local packages depend on, too.
  for (const local of locals) {
    const isNeeded = packages.some(({ dependencies }) => dependencies?.[local.name ?? '']);
    if (local.name && isNeeded) linkAs(local.name, local.folder);
  }
  linkAs('.bin', path.join(toolsFolder, '.bin'));
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
