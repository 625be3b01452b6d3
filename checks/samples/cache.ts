import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Remembers between runs which samples were found right, and what tools said. */
export interface SampleCache {
  has(key: string): boolean;
  add(key: string): void;
  /** The text kept under a key, else the one that `produce` makes. */
  remember(key: string, produce: () => Promise<string>): Promise<string>;
  save(): void;
}

/**
 * Opens the cache. Only keys used in a run are written back, so it does not
 * grow. A file that cannot be read counts as empty.
 */
export function openSampleCache(file: string): SampleCache {
  const known = readTexts(file);
  const used = new Map<string, string>();
  return {
    has(key) {
      const text = known.get(key);
      if (text !== undefined) {
        used.set(key, text);
      }
      return text !== undefined;
    },
    add: (key) => void used.set(key, ''),
    async remember(key, produce) {
      const text = known.get(key) ?? (await produce());
      used.set(key, text);
      return text;
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries([...used].sort())));
    },
  };
}

function readTexts(file: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(
      Object.entries(value as object).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}
