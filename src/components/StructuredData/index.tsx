import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { socialImagePath } from '@site/src/site/socialImage';
import { jsonLd, type PageFacts, type SiteFacts, type Thing } from '@site/src/site/structuredData';

/** Facts of the site in the current language. */
export function useSiteFacts(): SiteFacts {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, url, baseUrl } = siteConfig;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return { name: title, url: url + baseUrl, language, origin: url };
}

export interface PageMetadata {
  title: string;
  description: string;
  permalink: string;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
}

/** Facts of a doc or a post. */
export function usePageFacts(metadata: PageMetadata): PageFacts {
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return {
    title,
    description,
    url: url + permalink,
    image: url + socialImagePath(permalink, baseUrl),
    modified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
  };
}

/** Describes the page to search engines, as JSON-LD in the head. */
export default function StructuredData({ things }: { things: readonly Thing[] }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(things)}</script>
    </Head>
  );
}
