import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

/**
 * File that Docusaurus writes for a route, below the output folder of the language.
 *
 * `/zh/guide/faq/features`, `/zh/` → `guide/faq/features/index.html`
 */
export function renderedFile(route: string, baseUrl: string): string {
  return path.posix.join(route.slice(baseUrl.length), 'index.html');
}

/**
 * File from which every static host serves a route at its canonical URL only.
 *
 * `/zh/guide/faq/features`, `/zh/` → `guide/faq/features.html`; `/zh/guide/start/` →
 * `guide/start/index.html`
 */
export function canonicalFile(route: string, baseUrl: string): string {
  return route.endsWith('/') ? renderedFile(route, baseUrl) : `${route.slice(baseUrl.length)}.html`;
}

/** Moves each page to its canonical file, as Docusaurus' `trailingSlash` treats all pages alike. */
export async function moveToCanonicalFiles(
  routes: readonly string[],
  { outDir, baseUrl }: Pick<Props, 'outDir' | 'baseUrl'>,
): Promise<void> {
  for (const route of routes) {
    const [from, to] = [renderedFile, canonicalFile].map((file) =>
      path.join(outDir, file(route, baseUrl)),
    ) as [string, string];
    if (from === to) continue;
    await fs.rename(from, to);
    // `rmdir` only removes an empty folder: pages below this one may share it.
    await fs.rmdir(path.dirname(from)).catch(() => undefined);
  }
}
