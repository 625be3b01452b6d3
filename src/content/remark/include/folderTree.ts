import { readdirSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from '../problem';

/** Not part of a build's output; `.DS_Store` would make the page depend on the machine. */
const ignored = new Set(['node_modules', '.DS_Store', '.rsbuild', '.rslib']);

/**
 * Draws a folder as a tree: directories first, then files, each sorted by code unit, so that the
 * result is the same on every machine.
 *
 * ```text
 * dist
 * ├── utils
 * │   └── math.js
 * └── index.js
 * ```
 *
 * @param label the first line
 * @throws AuthorError if the folder is empty
 */
export function folderTree(folder: string, label: string): string {
  const lines = branches(folder, '');
  if (lines.length === 0)
    throw new AuthorError('is an empty folder', 'Correct the path, or build the example.');
  return [label, ...lines].join('\n');
}

function branches(folder: string, indent: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .sort(
      (a, b) => Number(b.isDirectory()) - Number(a.isDirectory()) || (a.name < b.name ? -1 : 1),
    );
  return entries.flatMap((entry, index) => {
    const isLast = index === entries.length - 1;
    const line = `${indent}${isLast ? '└── ' : '├── '}${entry.name}`;
    return entry.isDirectory()
      ? [line, ...branches(path.join(folder, entry.name), `${indent}${isLast ? '    ' : '│   '}`)]
      : [line];
  });
}
