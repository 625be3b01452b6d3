import { defaultLocale, homeOf, localeCodes, type Locale } from '../../site/locales';
import { localeOfUnknown, withoutLocale, type PageLocation } from '../../site/localeUrl';
import { routeFinder } from '../../site/routes';

export type Resolution =
  /** The reader meant another URL: go there. */
  | { kind: 'redirect'; url: string }
  /** There is no such page: show the not-found page in this language. */
  | { kind: 'unknown'; locale: Locale };

/**
 * Decides what to do with a URL that the host has no file for.
 *
 * @param pages routes of one language, relative to its home: `guide/start/`; the same in every
 *   language
 */
export function resolveUnknown(
  { pathname, search, hash }: PageLocation,
  pages: readonly string[],
): Resolution {
  const routes = localeCodes.flatMap((locale) => pages.map((page) => homeOf(locale) + page));
  const route = routeFinder(routes)(pathname);
  if (route) return { kind: 'redirect', url: route + search + hash };

  // URLs of the default language have no prefix: `/en/guide/start/` → `/guide/start/`
  const bare = withoutLocale(pathname, defaultLocale);
  if (bare !== pathname) {
    // `/en//host` must not become the URL of another host, `//host`.
    return { kind: 'redirect', url: bare.replace(/^\/+/, '/') + search + hash };
  }

  return { kind: 'unknown', locale: localeOfUnknown(pathname) };
}
