import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** What a check remembers from run to run: texts by key. */
export interface Cache {
  has(key: string): boolean;
  get(key: string): string | undefined;
  set(key: string, value?: string): void;
  /**
   * Writes the cache to disk.
   *
   * @param isComplete whether this run checked everything; entries that it neither read nor set are
   *   then out of date and are dropped
   */
  save(isComplete: boolean): void;
}

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
export function openCache(name: string, { use = true, folder = cacheFolder } = {}): Cache {
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
    has: (key) => get(key) !== undefined,
    set: (key, value = '') => void used.set(key, value),
    save(isComplete) {
      const entries = isComplete ? used : new Map([...known, ...used]);
      writeAtomically(file, JSON.stringify(Object.fromEntries([...entries].sort()), null, 1));
    },
  };
}

function readEntries(file: string): Map<string, string> {
  try {
    const value = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    return new Map(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}

/** If the process is stopped while it writes, the old file stays intact. */
function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}
