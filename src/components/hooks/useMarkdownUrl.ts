import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/src/site/markdownPath';
import { usePage } from './usePage';

export interface MarkdownUrl {
  /** Pathname, `/zh/guide/start/quick-start.md`. */
  path: string;
  /** Absolute URL. */
  url: string;
}

/** URL of the Markdown form of the current page; `undefined` on the not-found view. */
export function useMarkdownUrl(): MarkdownUrl | undefined {
  const { route } = usePage();
  const { url } = useDocusaurusContext().siteConfig;
  if (route === undefined) return undefined;
  const path = markdownPath(route);
  return { path, url: url + path };
}
