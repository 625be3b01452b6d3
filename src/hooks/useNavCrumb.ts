import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useNavItems } from '@site/src/components/NavItems/useNavItems';
import type { Crumb } from '@site/src/lib/structuredData';

/** First breadcrumb of a page: the navbar item of its section. */
export function useNavCrumb(pathname: string): Crumb[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const entry = useNavItems().find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(pathname),
  );
  return entry?.to ? [{ label: entry.label, href: withBaseUrl(entry.to) }] : [];
}
