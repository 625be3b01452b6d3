import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readFiles, type Files } from '../../src/content/examples/files';
import { root } from './root';

/** Converts texts by path to files. */
export function filesOf(texts: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
}

/** Lists the files below a folder by their relative paths, sorted and with `/` on every system. */
export function listFiles(folder: string): string[] {
  return globSync('**', { cwd: folder, dot: true, expandDirectories: false }).sort();
}

/** Writes files below a folder, and creates the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [relative, content] of files) {
    const target = path.join(folder, relative);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
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
