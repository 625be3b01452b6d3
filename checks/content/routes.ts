import type { Source } from './sources';

/**
 * Returns the canonical pathname of a page, without the prefix of its language.
 *
 * `docs`, `guide/start/index.mdx` → `/guide/start/`;
 * `blog`, `introducing-rslib.mdx` → `/blog/introducing-rslib`
 *
 * @param slug as in the front matter
 */
export function routeOf({ kind, path: file }: Source, slug?: unknown): string {
  const base = kind === 'blog' ? '/blog/' : '/';
  const name = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  if (typeof slug !== 'string') return base + name;

  return slug.startsWith('/')
    ? base + slug.slice(1)
    : new URL(slug, `http://x${base}${name}`).pathname;
}

/** Returns the route of a page that is a component: `src/pages/index.tsx` → `/`. */
export function componentRoute(file: string): string | undefined {
  const [, name] = /^src\/pages\/([^_].*)\.tsx$/.exec(file) ?? [];
  return name && `/${name.replace(/(^|\/)index$/, '$1')}`;
}
