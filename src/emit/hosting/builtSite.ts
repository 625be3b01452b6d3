import fs from 'node:fs';
import path from 'node:path';

/** Pathnames of all files of a built site, sorted: `/guide/start/index.html`. */
export function filesOf(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Canonical routes of the pages among the files: `/a/index.html` → `/a/`, `/a/b.html` → `/a/b`.
 *
 * @throws Error for a route that browsers and hosts may encode differently, which causes redirect
 *   loops
 */
export function routesOf(files: readonly string[]): string[] {
  const routes = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''));
  const odd = routes.filter((route) => !/^\/[\w./-]*$/.test(route));
  if (odd.length > 0) {
    throw new Error(
      `Routes may hold ASCII letters, digits and . _ - only; give these pages a slug: ${odd.join(', ')}`,
    );
  }
  return routes;
}

/**
 * First segments of routes, without those that are locales: `/zh/guide/start/`, `/config/` →
 * `config`.
 */
export function sectionsOf(routes: readonly string[], locales: readonly string[]): string[] {
  const segments = routes.map((route) => route.split('/')[1] ?? '');
  return [...new Set(segments)].filter((segment) => segment && !locales.includes(segment)).sort();
}
