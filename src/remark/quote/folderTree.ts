import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Never part of an output that is worth showing. `.DS_Store` would make the
 * page depend on the machine.
 */
const IGNORED = new Set(['node_modules', '.DS_Store', '.rsbuild', '.rslib']);

/**
 * Draws a folder, directories first, both sorted by code unit so that every
 * machine draws the same:
 *
 * ```text
 * dist
 * ├── utils
 * │   └── math.js
 * └── index.js
 * ```
 *
 * @param label what stands on the first line
 * @throws if the folder is missing or empty
 */
export function folderTree(folder: string, label: string): string {
  const lines = branches(folder, '');
  if (lines.length === 0) throw new Error('is empty');

  return [label, ...lines].join('\n');
}

function branches(folder: string, indent: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name))
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
