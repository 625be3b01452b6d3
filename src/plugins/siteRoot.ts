import path from 'node:path';

/**
 * Root of the built site, in which the output of a language lies: for files that all languages share.
 *
 * `build/zh`, `/zh/` → `build`
 */
export function siteRoot(outDir: string, baseUrl: string): string {
  return path.resolve(outDir, path.posix.relative(baseUrl, '/'));
}
