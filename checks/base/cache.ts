import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** What a check remembers from run to run: texts by key. */
export type Cache = ReturnType<typeof openCache>;

/** Not below `node_modules`, which `npm ci` empties. */
const cacheFolder = path.join(root, '.cache/checks');

/**
 * Opens the cache of a check. Its keys are hashes of everything that a result depends on (see
 * `hashOf` and `fingerprint`), so that an entry cannot be out of date. A file that is missing or
 * broken counts as empty.
 *
 * @param name file name, without its extension
 * @param options.use false to start empty, so that everything is checked again
 */
export function openCache(name: string, { use = true, folder = cacheFolder } = {}) {
  const file = path.join(folder, `${name}.json`);
  const known = use ? readEntries(file) : new Map<string, string>();
  const used = new Map<string, string>();
  const get = (key: string): string | undefined => {
    const value = used.get(key) ?? known.get(key);
    if (value !== undefined) used.set(key, value);
    return value;
  };
  return {
    get,
    has: (key: string) => get(key) !== undefined,
    set: (key: string, value = '') => void used.set(key, value),
    /**
     * Writes the cache to disk.
     *
     * @param isComplete whether this run checked everything; entries that it neither read nor set
     *   are then out of date and are dropped
     */
    save(isComplete: boolean) {
      const entries = isComplete ? used : new Map([...known, ...used]);
      // If the process is stopped while it writes, the old file stays intact.
      const draft = `${file}.${process.pid}`;
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(draft, JSON.stringify(Object.fromEntries([...entries].sort()), null, 1));
      fs.renameSync(draft, file);
    },
  };
}

function readEntries(file: string): Map<string, string> {
  try {
    const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}
