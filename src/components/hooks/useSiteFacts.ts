import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFacts } from '@site/src/site/structuredData';

/** Facts of the site in the current language, for structured data. */
export function useSiteFacts(): SiteFacts {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { name: title, url: url + baseUrl, language, origin: url };
}
