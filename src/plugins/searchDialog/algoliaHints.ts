import type { HtmlTagObject } from '@docusaurus/types';
import { algoliaHosts } from '../../hosting/policy';
import type { SearchSettings } from '../../config/search';

/** Lets the browser connect to Algolia, if configured, before the first query. */
export function algoliaHints(settings: SearchSettings): HtmlTagObject[] {
  const [href] = algoliaHosts(settings);
  if (!href) return [];
  return [{ tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
}
