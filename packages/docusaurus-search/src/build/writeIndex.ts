import fs from 'node:fs/promises';
import path from 'node:path';
import { buildIndex } from '../engine/buildIndex';
import { searchFolder } from '../engine/constants';
import type { Vocabulary } from '../engine/indexFile';
import type { SearchRecord } from '../engine/types';

/**
 * Writes the index of a language: a file that answers, and the texts of each page.
 *
 * @param compilation hash of the browser code, which is part of the file names, so that a new build
 *   never loads an old index
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  options: { language: string; vocabulary?: Vocabulary },
  outDir: string,
  compilation: string,
): Promise<void> {
  const { file, texts } = buildIndex(records, options);
  const base = path.join(outDir, searchFolder, compilation);
  await fs.mkdir(base, { recursive: true });
  await fs.writeFile(`${base}.json`, JSON.stringify(file));
  for (const [page, ofPage] of texts.entries())
    await fs.writeFile(path.join(base, `${page}.json`), JSON.stringify(ofPage));
}
