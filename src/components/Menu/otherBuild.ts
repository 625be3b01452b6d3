import type { Props as LinkProps } from '@docusaurus/Link';

/**
 * Properties of a link to another language or version. Each is built as a separate site with its own bundle, so the
 * browser loads it in full, in the same tab.
 *
 * @param href path from the root of the host: Docusaurus must not put the language of this build in front of it
 */
export function otherBuild(href: string): LinkProps {
  return { to: `pathname://${href}`, autoAddBaseUrl: false, target: '_self' };
}
