import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePage } from '@site/src/components/hooks/usePage';
import type { MenuItem } from '@site/src/components/Menu';
import { homeOf, localeCodes, locales } from '@site/src/site/locales';
import { toLocale } from '@site/src/site/localeUrl';
import { site } from '@site/src/site/site';

/** The page in each language, or in each version of the documentation. */
export interface SiteChoice {
  kind: 'language' | 'version';
  label: string;
  links: MenuItem[];
}

/**
 * Each language and each version is a separate site with its own bundle, so the browser has to load
 * the whole page, in the same tab, and Docusaurus must not add the current language to its path.
 */
const toSite = (path: string) => ({
  to: `pathname://${path}`,
  autoAddBaseUrl: false,
  target: '_self',
});

/**
 * The choices between languages and between versions, as far as the site has more than one, with
 * links to the page, its query and its hash; on the not-found view, with links to the home pages.
 */
export function useSiteChoices(): SiteChoice[] {
  const page = usePage();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { default: currentVersion, versions } = site.multiVersion;
  const here = page.route ? page.pathname + page.search + page.hash : siteConfig.baseUrl;
  const choices: SiteChoice[] = [
    {
      kind: 'language',
      label: translate({ id: 'navbar.language', message: 'Language' }),
      links: localeCodes.map((locale) => ({
        text: locales[locale].label,
        lang: locales[locale].htmlLang,
        link: toSite(page.route ? toLocale(page, locale) : homeOf(locale)),
        isCurrent: locale === i18n.currentLocale,
      })),
    },
    {
      kind: 'version',
      label: translate({ id: 'navbar.version', message: 'Version' }),
      links: versions.map((version) => ({
        text: version,
        link: toSite(version === currentVersion ? here : `/${version}${here}`),
        isCurrent: version === currentVersion,
      })),
    },
  ];
  return choices.filter(({ links }) => links.length > 1);
}
