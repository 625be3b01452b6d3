/** The languages of a site as far as URLs are concerned: only the default one has no prefix. */
export interface LocaleSet<L extends string = string> {
  defaultLocale: L;
  locales: readonly L[];
}

function isPrefixed(pathname: string, locale: string): boolean {
  return pathname === `/${locale}` || pathname.startsWith(`/${locale}/`);
}

/**
 * The language that a page's address stands for: its first segment if that is a locale, else the default.
 *
 * `/zh/guide/start/` → `zh`, `/guide/start/` → `en`, `/zhang` → `en`
 */
export function localeOf<L extends string>(pathname: string, set: LocaleSet<L>): L {
  const lower = pathname.toLowerCase();
  return set.locales.find((locale) => isPrefixed(lower, locale)) ?? set.defaultLocale;
}

/**
 * The language of a not-found view: the first locale among the first two path segments, else the default
 * (reading 2.6).
 *
 * `/v1/zh/nope` → `zh`
 */
export function localeOfUnknown<L extends string>(pathname: string, set: LocaleSet<L>): L {
  const segments = pathname.toLowerCase().split('/').slice(1, 3);
  const named = segments.find((segment) => set.locales.some((locale) => locale === segment));
  return (named as L | undefined) ?? set.defaultLocale;
}

/** Home page of a language: `/` or `/zh/`. */
export function localeHome<L extends string>(locale: L, set: LocaleSet<L>): string {
  return locale === set.defaultLocale ? '/' : `/${locale}/`;
}

/** Drops the prefix of a language from a pathname: `/zh/blog/` → `/blog/`, `/zh` → `/`. */
export function withoutLocale(pathname: string, locale: string): string {
  return isPrefixed(pathname.toLowerCase(), locale)
    ? pathname.slice(locale.length + 1) || '/'
    : pathname;
}

/** Parts of a location; `search` with its `?`, `hash` with its `#`, as in `window.location`. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Address of the same page in another language, query and hash kept.
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
