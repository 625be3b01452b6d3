import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { socialImagePath } from '@site/src/site/socialImage';
import type { PageFacts } from '@site/src/site/structuredData';

export interface PageMetadata {
  title: string;
  description: string;
  permalink: string;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
}

/** Facts of a doc or a post for structured data. */
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
