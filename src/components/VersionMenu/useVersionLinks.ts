import { useLocation } from '@docusaurus/router';
import { site } from '@site/src/config/site';

export interface VersionLink {
  version: string;
  /** Pathname of the page in that version. */
  href: string;
  isCurrent: boolean;
}

/** The page in each version of the documentation; none where there is nothing to choose from. */
export function useVersionLinks(): VersionLink[] {
  const { pathname } = useLocation();
  const { default: current, versions } = site.multiVersion;
  if (versions.length < 2) return [];
  return versions.map((version) => ({
    version,
    href: `${version === current ? '' : `/${version}`}${pathname}`,
    isCurrent: version === current,
  }));
}
