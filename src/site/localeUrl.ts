import { defaultLocale, homeOf, localeCodes, type Locale } from './locales';
import { decode } from './routes';

/** The first two segments of a pathname in lower case, decoded unless they are malformed. */
function leadingSegments(pathname: string): string[] {
  return pathname
    .split('/')
    .slice(1, 3)
    .map((segment) => (decode(segment) ?? segment).toLowerCase());
}

function isLocale(segment: string): segment is Locale {
  return localeCodes.some((locale) => locale === segment);
}

/**
 * The language of a page by its URL: the first segment of the path if that is a locale, else the
 * default.
 *
 * `/zh/guide/start/` → `zh`, `/guide/start/` → `en`, `/zhang` → `en`
 */
export function localeOf(pathname: string): Locale {
  return leadingSegments(pathname).slice(0, 1).find(isLocale) ?? defaultLocale;
}

/**
 * The language of a not-found view: the first locale among the first two path segments, else the
 * default.
 *
 * `/v1/zh/nope` → `zh`
 */
export function localeOfUnknown(pathname: string): Locale {
  return leadingSegments(pathname).find(isLocale) ?? defaultLocale;
}

/** Drops the prefix of a language from a pathname: `/zh/blog/` → `/blog/`, `/zh` → `/`. */
export function withoutLocale(pathname: string, locale: string): string {
  return leadingSegments(pathname)[0] === locale
    ? pathname.replace(/^\/[^/]*/, '') || '/'
    : pathname;
}

/** Parts of a location; `search` with its `?`, `hash` with its `#`, as in `window.location`. */
export type PageLocation = Record<'pathname' | 'search' | 'hash', string>;

/**
 * URL of the same page in another language, with the same query and hash.
 *
 * `/zh/config/lib/dts?x=1#bundle`, `en` → `/config/lib/dts?x=1#bundle`
 */
export function toLocale({ pathname, search, hash }: PageLocation, locale: Locale): string {
  const bare = withoutLocale(pathname, localeOf(pathname));
  return homeOf(locale) + bare.replace(/^\//, '') + search + hash;
}
