import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/src/lib/markdownPath';
import { usePage } from './usePage';

export interface MarkdownAddress {
  /** Pathname, `/zh/guide/start/quick-start.md`. */
  path: string;
  /** The same with the origin of the site. */
  url: string;
}

/** Where the Markdown form of the current page is; `undefined` on a page that does not exist. */
export function useMarkdownAddress(): MarkdownAddress | undefined {
  const { route } = usePage();
  const { url } = useDocusaurusContext().siteConfig;
  if (route === undefined) return undefined;
  const path = markdownPath(route);
  return { path, url: url + path };
}
