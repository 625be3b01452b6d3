import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFacts } from '@site/src/lib/structuredData';

/** The site in the language of the page, as structured data names it. */
export function useSiteFacts(): SiteFacts {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { name: title, url: url + baseUrl, language, origin: url };
}
