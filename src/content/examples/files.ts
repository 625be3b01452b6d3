import fs from 'node:fs';
import path from 'node:path';

/** Contents by path, relative to a folder and with `/` on every system. */
export type Files = ReadonlyMap<string, Buffer>;

/**
 * Reads all files below a folder, sorted by path.
 *
 * @param folder a folder that does not exist has no files
 * @param skip whether to leave out a file or folder, given its relative path
 */
export function readFiles(
  folder: string,
  skip: (relative: string) => boolean = () => false,
): Files {
  const files = new Map<string, Buffer>();
  const visit = (prefix: string): void => {
    const entries = fs.readdirSync(path.join(folder, prefix), { withFileTypes: true });
    for (const entry of entries) {
      const relative = prefix ? `${prefix}/${entry.name}` : entry.name;
      if (skip(relative)) continue;
      if (entry.isDirectory()) visit(relative);
      else files.set(relative, fs.readFileSync(path.join(folder, relative)));
    }
  };
  if (fs.existsSync(folder)) visit('');
  return sortFiles(files);
}

/**
 * Reads an output of a build, which is a file or a folder.
 *
 * @returns contents by path relative to `folder`, like `dist/index.js`; empty if it does not exist
 */
export function readOutput(folder: string, output: string): Files {
  const place = path.join(folder, output);
  if (!fs.existsSync(place)) return new Map();
  if (fs.statSync(place).isFile()) return new Map([[output, fs.readFileSync(place)]]);
  return new Map([...readFiles(place)].map(([file, content]) => [`${output}/${file}`, content]));
}

/** Whether a file is text, which StackBlitz, an explorer and searches for names require. */
export function isText(content: Buffer): boolean {
  return Buffer.from(content.toString()).equals(content);
}

/** Sorts files by the code units of their paths. */
export function sortFiles(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Merges two sets of files; those of the overlay replace files with the same path. */
export function overlayFiles(base: Files, overlay: Files): Files {
  return sortFiles(new Map([...base, ...overlay]));
}
