import fs from 'node:fs';
import path from 'node:path';
import { hashOf, readFiles } from './files';
import type { Build } from './planBuilds';

/** Remembers which builds were found equal to their committed outputs. */
export interface CheckCache {
  has(build: Build): boolean;
  add(build: Build): void;
  /** Writes what was added to the disk. */
  save(): void;
}

/**
 * Opens the cache file; an unreadable one counts as empty.
 *
 * @param file The cache file; its folder is made on saving.
 * @param toolsKey Changes whenever the tools do; see {@link toolsKeyOf}.
 */
export function openCache(file: string, toolsKey: string): CheckCache {
  const keys = new Map(Object.entries(readKeys(file)));
  const keyOf = ({ sources, committed, recipe }: Build): string =>
    hashOf(toolsKey, JSON.stringify(recipe), sources, committed);
  return {
    has: (build) => keys.get(build.id) === keyOf(build),
    add: (build) => void keys.set(build.id, keyOf(build)),
    save: () => {
      const sorted = Object.fromEntries([...keys].sort());
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

/**
 * Hashes everything but an example itself that its output depends on: the
 * lockfile of the tools, the runner's sources, the major version of Node.js.
 */
export function toolsKeyOf(lockfile: string, runnerFolder: string): string {
  return hashOf(
    fs.readFileSync(lockfile, 'utf8'),
    readFiles(runnerFolder, (relative) => relative === '__tests__'),
    process.versions.node.split('.')[0] ?? '',
  );
}

function readKeys(file: string): Record<string, string> {
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
