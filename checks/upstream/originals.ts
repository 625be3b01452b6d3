import fs from 'node:fs';
import path from 'node:path';
import { hashOf, listFiles } from '../base/files';
import { root } from '../base/root';

const modules = path.join(root, 'node_modules');
const theme = path.join(root, 'src/theme');
const patches = path.join(root, 'src/patches');

/** Folders from which Docusaurus takes components that the site doesn't replace. */
const themeFolders = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Folders of the modules that the patches replace. */
const clientFolders = [
  '@docusaurus/core/lib/client',
  '@docusaurus/core/lib/client/exports',
  '@docusaurus/theme-common/lib',
];

/** What of Docusaurus a file of ours replaces or wraps. */
export interface Original {
  /** Our file or folder, relative to the project's root. */
  ours: string;
  /** Files of the original, relative to `node_modules`. */
  files: readonly string[];
}

/** Hashes of the originals by file, and the version of Docusaurus that they are from. */
export interface Recorded {
  version: string;
  files: Readonly<Record<string, string>>;
}

/**
 * Files of a component or module: `Navbar` → `Navbar/index.js` and the styles beside it, but not
 * `Navbar/Logo`, which is another component.
 */
function filesOf(folder: string, name: string): string[] {
  const place = `${folder}/${name}`;
  if (fs.existsSync(path.join(modules, `${place}.js`))) return [`${place}.js`];
  if (!fs.existsSync(path.join(modules, place, 'index.js'))) return [];
  return fs
    .readdirSync(path.join(modules, place))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `${place}/${file}`)
    .sort();
}

function originalOf(folders: readonly string[], name: string, ours: string): Original[] {
  const files = folders.map((folder) => filesOf(folder, name)).find(({ length }) => length > 0);
  return files ? [{ ours, files }] : [];
}

/**
 * Names of the parts of the theme that the site changes, sorted: `Navbar` exists upstream,
 * `Navbar/useNavbarScroll` is only ours.
 */
export function changedParts(): string[] {
  return themeFiles()
    .filter((name) => originalOf(themeFolders, name, name).length > 0)
    .sort();
}

function themeFiles(): string[] {
  return listFiles(theme)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__/'))
    .map((file) => file.replace(/(\/index)?\.tsx?$/, ''));
}

/** Finds the originals of the theme's changed parts and of the replaced client modules. */
export function findOriginals(): Original[] {
  const clientModules = fs
    .readdirSync(patches)
    .map((name) => path.posix.join('src/patches', name.endsWith('.ts') ? '' : name, 'index.ts'))
    .filter((file, at, all) => fs.existsSync(path.join(root, file)) && all.indexOf(file) === at)
    .flatMap((ours) => {
      const source = fs.readFileSync(path.join(root, ours), 'utf8');
      const folder = path.posix.dirname(ours);
      // `'./preload': file('preload.ts')`: the request as Docusaurus writes it.
      const requests = source.matchAll(/'(?:\.{1,2}|@docusaurus)\/([\w/]+)': file\('([\w./]+)'\)/g);
      const files = (source.match(/@docusaurus\/[\w-]+\/lib\/[\w/.-]+\.js/g) ?? []).filter((file) =>
        fs.existsSync(path.join(modules, file)),
      );
      return [
        ...[...requests].flatMap(([, name = '', file = '']) =>
          originalOf(clientFolders, name, path.posix.join(folder, file)),
        ),
        ...(files.length > 0 ? [{ ours, files }] : []),
      ];
    });
  return [
    ...changedParts().flatMap((name) => originalOf(themeFolders, name, `src/theme/${name}`)),
    ...clientModules,
  ];
}

/** Reads the hashes of originals as they are installed. */
export function readInstalled(originals: readonly Original[]): Recorded {
  const read = (file: string) => fs.readFileSync(path.join(modules, file), 'utf8');
  const { version } = JSON.parse(read('@docusaurus/core/package.json')) as { version: string };
  const files = [...new Set(originals.flatMap((original) => original.files))].sort();
  return {
    version,
    files: Object.fromEntries(files.map((file) => [file, hashOf(read(file)).slice(0, 16)])),
  };
}
