import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

/**
 * Writes a file of the site during the build of a language.
 *
 * @param pathname its pathname: `/zh/a/b.md`, or `/robots.txt` in the root that all languages share
 */
export async function writeOutput(
  pathname: string,
  content: string | Uint8Array,
  { outDir, baseUrl }: Pick<Props, 'outDir' | 'baseUrl'>,
): Promise<void> {
  const file = path.join(outDir, path.posix.relative(baseUrl, pathname));
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}
