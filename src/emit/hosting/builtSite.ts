import fs from 'node:fs';
import path from 'node:path';

/** Pathnames of all files of a built site, sorted: `/guide/start/index.html`. */
export function filesOf(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Canonical routes of the pages among the files: `/a/index.html` → `/a/`, `/a/b.html` → `/a/b`. */
export function routesOf(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''));
}
