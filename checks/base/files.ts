import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

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

/** Converts texts by path to files. */
export function filesOf(texts: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
}

/** Writes files below a folder, and creates the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [relative, content] of files) {
    const target = path.join(folder, relative);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
}

/** Sorts files by the code units of their paths. */
export function sortFiles(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Merges two sets of files; those of the overlay replace files with the same path. */
export function overlayFiles(base: Files, overlay: Files): Files {
  return sortFiles(new Map([...base, ...overlay]));
}

/**
 * Hashes texts and files, with their paths. Parts are delimited: `'a', 'b'` and `'ab'` differ.
 *
 * @returns hexadecimal SHA-256
 */
export function hashOf(...parts: readonly (string | Files)[]): string {
  const hash = createHash('sha256');
  const add = (bytes: string | Buffer): void => {
    hash.update(`${Buffer.byteLength(bytes)}:`).update(bytes);
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      add(part);
    } else {
      for (const [relative, content] of part) {
        add(relative);
        add(content);
      }
      add('');
    }
  }
  return hash.digest('hex');
}

/**
 * Hashes what the result of a check depends on besides its input, including the major version of
 * Node.js.
 *
 * @param places files and folders, relative to the project's root: lockfiles, the check's own code
 */
export function fingerprint(...places: readonly string[]): string {
  const contents = places.map((place): string | Files => {
    const absolute = path.join(root, place);
    return fs.statSync(absolute).isFile()
      ? fs.readFileSync(absolute, 'utf8')
      : readFiles(absolute, (relative) => relative.endsWith('__tests__'));
  });
  const [major = ''] = process.versions.node.split('.');
  return hashOf(major, ...contents);
}
