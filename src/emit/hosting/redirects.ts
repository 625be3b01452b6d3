import { defaultLocale } from '../../site/locales';

/**
 * A permanent redirect that keeps the query. `:splat` in `to` is what the final `*` in `from`
 * matched.
 */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Redirects that remove the default language's prefix, which canonical URLs do not have. Each
 * section has its own rule, because `/en/*` → `/:splat` would redirect `/en//host` to another host.
 *
 * @param sections first segments of the site's routes: `guide`
 */
export function redirectsOf(sections: readonly string[]): Redirect[] {
  const prefix = `/${defaultLocale}`;
  return [
    { from: prefix, to: '/' },
    { from: `${prefix}/`, to: '/' },
    ...sections.map((section) => ({ from: `${prefix}/${section}/*`, to: `/${section}/:splat` })),
  ];
}
