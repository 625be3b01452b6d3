import fs from 'node:fs/promises';
import path from 'node:path';

/** Files that may hold the page of a route: `/a/` → `a/index.html`; `/a` → `a/index.html`, later `a.html`. */
export function pageFiles(route: string, baseUrl: string): string[] {
  const page = route.slice(baseUrl.length);
  if (route.endsWith('.html')) return [page];
  if (route.endsWith('/')) return [`${page}index.html`];
  return [`${page}/index.html`, `${page}.html`];
}

/**
 * Reads the finished HTML of a route. `canonicalFiles` moves files at the same time, each in one step: a page that is not
 * in the first place is in the second.
 *
 * @throws Error if the route has no file
 */
export async function readRoute(outDir: string, route: string, baseUrl: string): Promise<string> {
  let problem: unknown;
  for (const file of pageFiles(route, baseUrl)) {
    try {
      return await fs.readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      problem = error;
    }
  }
  throw new Error(`The route ${route} has no page in ${outDir}.`, { cause: problem });
}
