import { localeCodes } from '../../site/locales';
import { localeOf, toLocale, type PageLocation } from '../../site/localeUrl';

const crawler = /bot|spider|crawl|lighthouse/i;

export interface Visit {
  location: PageLocation;
  userAgent: string;
  /** BCP 47 tag, `zh-CN`. */
  browserLanguage: string | undefined;
  /** Called at most once, and never for crawlers, because it also records the visit. */
  isFirstVisit: () => boolean;
}

/**
 * Decides where a first-time visitor is redirected.
 *
 * @returns the URL of the same page in the browser's language, or `undefined` to stay
 */
export function redirectTarget(visit: Visit): string | undefined {
  const { location, userAgent, browserLanguage, isFirstVisit } = visit;
  if (crawler.test(userAgent) || !isFirstVisit()) return undefined;
  const primary = browserLanguage?.split('-')[0]?.toLowerCase();
  const preferred = localeCodes.find((locale) => locale === primary);
  if (!preferred || preferred === localeOf(location.pathname)) return undefined;
  return toLocale(location, preferred);
}
