import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { knownRoutes } from '@site/src/clientModules/knownRoutes';
import { markdownPath } from '@site/src/lib/markdownPath';
import { findRoute } from '@site/src/lib/routes';

export interface MarkdownAddress {
  /** Pathname, `/zh/guide/start/quick-start.md`. */
  path: string;
  /** The same with the address of the site. */
  url: string;
}

/** Where the Markdown form of the current page stands (reading 2.8); `undefined` on a page that does not exist. */
export function useMarkdownAddress(): MarkdownAddress | undefined {
  const { pathname } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const route = findRoute(pathname, knownRoutes);
  if (route === undefined) return undefined;
  const path = markdownPath(route);
  return { path, url: url + path };
}
