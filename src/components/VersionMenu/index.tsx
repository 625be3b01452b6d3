import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Menu, { otherSiteLink, type MenuItem } from '@site/src/components/Menu';
import { site } from '@site/src/site/site';
import { usePage } from '@site/src/components/hooks/usePage';

/** Name of the choice of a version. */
export function versionLabel(): string {
  return translate({
    id: 'navbar.version',
    message: 'Version',
    description: 'Label of the version menu',
  });
}

/**
 * Links to the page in each version of the documentation, with its query and hash; on the not-found
 * view, links to the home pages. Empty if the site has only one version.
 */
export function useVersionLinks(): MenuItem[] {
  const { route, pathname, search, hash } = usePage();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { default: current, versions } = site.multiVersion;
  if (versions.length < 2) return [];
  const page = route ? pathname + search + hash : baseUrl;
  return versions.map((version) => ({
    text: version,
    link: otherSiteLink(version === current ? page : `/${version}${page}`),
    isCurrent: version === current,
  }));
}

/** Switches between versions of the documentation; it is shown only if there is more than one. */
export default function VersionMenu(): ReactNode {
  const links = useVersionLinks();
  if (links.length === 0) return null;
  return (
    <Menu
      label={versionLabel()}
      trigger={links.find(({ isCurrent }) => isCurrent)?.text}
      items={links}
    />
  );
}
