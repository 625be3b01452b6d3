/** The languages of a site as far as URLs are concerned: only the default one has no prefix. */
export interface LocaleSet<L extends string = string> {
  defaultLocale: L;
  locales: readonly L[];
}

/** The first two segments of a pathname in lower case, decoded unless they are malformed. */
function leadingSegments(pathname: string): string[] {
  return pathname
    .split('/')
    .slice(1, 3)
    .map((segment) => {
      try {
        return decodeURIComponent(segment).toLowerCase();
      } catch {
        return segment.toLowerCase();
      }
    });
}

/**
 * The language of a page by its URL: the first segment of the path if that is a locale, else the
 * default.
 *
 * `/zh/guide/start/` → `zh`, `/guide/start/` → `en`, `/zhang` → `en`
 */
export function localeOf<L extends string>(pathname: string, set: LocaleSet<L>): L {
  const [first] = leadingSegments(pathname);
  return set.locales.find((locale) => locale === first) ?? set.defaultLocale;
}

/**
 * The language of a not-found view: the first locale among the first two path segments, else the
 * default.
 *
 * `/v1/zh/nope` → `zh`
 */
export function localeOfUnknown<L extends string>(pathname: string, set: LocaleSet<L>): L {
  const isLocale = (segment: string): segment is L =>
    set.locales.some((locale) => locale === segment);
  return leadingSegments(pathname).find(isLocale) ?? set.defaultLocale;
}

/** Home page of a language: `/` or `/zh/`. */
export function localeHome<L extends string>(locale: L, set: LocaleSet<L>): string {
  return locale === set.defaultLocale ? '/' : `/${locale}/`;
}

/** Drops the prefix of a language from a pathname: `/zh/blog/` → `/blog/`, `/zh` → `/`. */
export function withoutLocale(pathname: string, locale: string): string {
  return leadingSegments(pathname)[0] === locale
    ? pathname.replace(/^\/[^/]*/, '') || '/'
    : pathname;
}

/** Parts of a location; `search` with its `?`, `hash` with its `#`, as in `window.location`. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * URL of the same page in another language, with the same query and hash.
 *
 * `/zh/config/lib/dts?x=1#bundle`, `en` → `/config/lib/dts?x=1#bundle`
 */
export function toLocale<L extends string>(
  { pathname, search, hash }: PageLocation,
  locale: L,
  set: LocaleSet<L>,
): string {
  const bare = withoutLocale(pathname, localeOf(pathname, set));
  const home = localeHome(locale, set);
  return home + bare.replace(/^\//, '') + search + hash;
}
