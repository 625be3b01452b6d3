import type { Props as LinkProps } from '@docusaurus/Link';

/**
 * Properties of a link to another language or version. Each is built as a separate site with its
 * own bundle, so the browser has to load the whole page, in the same tab.
 *
 * @param href path from the root of the host, to which Docusaurus must not add the current language
 */
export function otherBuild(href: string): LinkProps {
  return { to: `pathname://${href}`, autoAddBaseUrl: false, target: '_self' };
}
