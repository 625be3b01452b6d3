import type { HtmlTagObject } from '@docusaurus/types';
import type { SearchSettings } from '../../config/search';

/** Lets the browser connect to Algolia, if configured, before the first query. */
export function algoliaHints({ algolia }: SearchSettings): HtmlTagObject[] {
  if (!algolia) return [];
  const href = `https://${algolia.appId}-dsn.algolia.net`;
  return [{ tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
}
