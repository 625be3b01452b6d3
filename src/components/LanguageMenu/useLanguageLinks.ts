import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { knownRoutes } from '@site/src/clientModules/knownRoutes';
import { localeCodes, locales, localeSet, type Locale } from '@site/src/config/locales';
import { localeHome, toLocale } from '@site/src/lib/localeUrl';
import { findRoute } from '@site/src/lib/routes';

export interface LanguageLink {
  locale: Locale;
  label: string;
  /** BCP 47 tag. */
  lang: string;
  href: string;
  isCurrent: boolean;
}

/** The page in each language, query and hash kept; from a page that does not exist, the languages' homes (reading 2.2). */
export function useLanguageLinks(): LanguageLink[] {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const { currentLocale } = useDocusaurusContext().i18n;
  const isKnown = findRoute(location.pathname, knownRoutes) !== undefined;
  // The served HTML knows neither query nor hash.
  const page = isBrowser ? location : { ...location, search: '', hash: '' };
  return localeCodes.map((locale) => ({
    locale,
    label: locales[locale].label,
    lang: locales[locale].htmlLang,
    href: isKnown ? toLocale(page, locale, localeSet) : localeHome(locale, localeSet),
    isCurrent: locale === currentLocale,
  }));
}
