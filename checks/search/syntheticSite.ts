import type { SearchRecord } from '../../src/search/engine/types';

/** Creates a generator of numbers from 0 to 1 that returns the same sequence in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Adds numbers to some words, `topic12`, because new pages have new words on a real site, too. */
function withOwnWords(text: string, copy: number, random: () => number): string {
  return text.replace(/[a-z]{7,}/gi, (word) =>
    random() < 0.1 ? `${word}${Math.floor(random() * copy)}` : word,
  );
}

/**
 * Makes the records of a larger site by copying the pages of this one. Some words of each copy are
 * changed.
 */
export function syntheticSite(records: readonly SearchRecord[], pages: number): SearchRecord[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = record.url.split('#')[0] ?? '';
    byPage.set(page, [...(byPage.get(page) ?? []), record]);
  }
  const originals = [...byPage];
  const random = randomNumbers(7);
  return Array.from({ length: pages }, (_, number) => {
    const [page = '', own = []] = originals[number % originals.length] ?? [];
    const copy = Math.floor(number / originals.length);
    if (copy === 0) return own;
    return own.map((record) => ({
      ...record,
      objectID: `${record.objectID}~${copy}`,
      url: record.url.replace(page, `${page.replace(/\/$/, '')}/${copy}`),
      content: record.content && withOwnWords(record.content, copy * 50, random),
    }));
  }).flat();
}
