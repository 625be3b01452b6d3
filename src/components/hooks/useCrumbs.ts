import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Crumb } from '@site/src/site/structuredData';
import { useNavItems } from './useNavItems';

/**
 * Breadcrumbs of the current doc: the navbar item of its section, the groups of the sidebar that
 * contain it, and the doc itself if it is in the sidebar.
 */
export function useCrumbs(): Crumb[] {
  const { permalink } = useDoc().metadata;
  const { withBaseUrl } = useBaseUrlUtils();
  const groups = useSidebarBreadcrumbs() ?? [];
  const entry = useNavItems().find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(permalink),
  );
  return entry?.to ? [{ label: entry.label, href: withBaseUrl(entry.to) }, ...groups] : groups;
}
