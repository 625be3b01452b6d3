import zlib from 'node:zlib';
import {
  answer,
  buildIndex,
  openIndex,
  pagesWithoutTexts,
  type IndexOptions,
  type SearchIndex,
  type SearchRecord,
} from 'docusaurus-search/engine';

export type IndexCost = ReturnType<typeof measureIndex>;

/** Builds, compresses and opens an index once; the time applies to this machine only. */
export function measureIndex(records: readonly SearchRecord[], options: IndexOptions) {
  const { file, texts } = buildIndex(records, options);
  const json = JSON.stringify(file);
  const start = performance.now();
  const index = openIndex(JSON.parse(json));
  const open = performance.now() - start;
  // Node's defaults, quality 11 and a window of 4 MB, are those with which hosts precompress files.
  const compress = (text: string) => zlib.brotliCompressSync(text).length;
  return {
    index,
    /** Bytes of the file after Brotli. */
    compressed: compress(json),
    /** Bytes of the texts of each page after Brotli. */
    texts: texts.map((ofPage) => compress(JSON.stringify(ofPage))),
    /** Milliseconds to parse and open it. */
    open,
  };
}

/**
 * Measures queries, each as the best of three runs, in processor time, so that other work on the
 * machine hardly counts.
 *
 * @returns milliseconds, sorted
 */
export function timeQueries(index: SearchIndex, queries: readonly string[]): number[] {
  const times = queries.map((query) => {
    const runs = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      answer(index, { query });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    return Math.min(...runs);
  });
  return times.sort((a, b) => a - b);
}

/**
 * Returns the value below which a share of the sorted values lies; 0 if there are none.
 *
 * @param share from 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Mean number of bytes that the texts of an answer take, for the first answer of a reader. */
export function textBytes({ index, texts }: IndexCost, queries: readonly string[]): number {
  const sizes = queries.map((query) => {
    const pages = pagesWithoutTexts(index, answer(index, { query }).hits);
    return pages.reduce((sum, page) => sum + (texts[page] ?? 0), 0);
  });
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
