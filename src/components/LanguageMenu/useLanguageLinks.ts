import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { MenuItem } from '@site/src/components/Menu';
import { otherBuild } from '@site/src/components/Menu/otherBuild';
import { localeCodes, locales, localeSet } from '@site/src/config/locales';
import { usePage } from '@site/src/hooks/usePage';
import { localeHome, toLocale } from '@site/src/lib/localeUrl';

/** The page in each language, query and hash kept; from the not-found view, the home page of each language. */
export function useLanguageLinks(): MenuItem[] {
  const page = usePage();
  const { currentLocale } = useDocusaurusContext().i18n;
  return localeCodes.map((locale) => ({
    text: locales[locale].label,
    lang: locales[locale].htmlLang,
    link: otherBuild(
      page.route ? toLocale(page, locale, localeSet) : localeHome(locale, localeSet),
    ),
    isCurrent: locale === currentLocale,
  }));
}
