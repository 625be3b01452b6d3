import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { MenuItem } from '@site/src/components/Menu';
import { otherBuild } from '@site/src/components/Menu/otherBuild';
import { site } from '@site/src/config/site';
import { usePage } from '@site/src/hooks/usePage';

/**
 * The page in each version of the documentation, query and hash kept; from the not-found view, the home page of each
 * version. Empty if there is nothing to choose from.
 */
export function useVersionLinks(): MenuItem[] {
  const { route, pathname, search, hash } = usePage();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { default: current, versions } = site.multiVersion;
  if (versions.length < 2) return [];
  const page = route ? pathname + search + hash : baseUrl;
  return versions.map((version) => ({
    text: version,
    link: otherBuild(version === current ? page : `/${version}${page}`),
    isCurrent: version === current,
  }));
}
