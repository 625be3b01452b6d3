import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Crumb } from '@site/src/site/structuredData';
import { useNavItems } from './useNavItems';

/** First breadcrumb of a page: the navbar item of its section. */
export function useNavCrumb(pathname: string): Crumb[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const entry = useNavItems().find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(pathname),
  );
  return entry?.to ? [{ label: entry.label, href: withBaseUrl(entry.to) }] : [];
}
