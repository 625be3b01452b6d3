import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import Menu from '@site/src/components/Menu';
import { site } from '@site/src/config/site';

/** Switches between versions of the documentation; it shows only where there is more than one. */
export default function VersionMenu(): ReactNode {
  const { pathname } = useLocation();
  const { default: current, versions } = site.multiVersion;
  if (versions.length < 2) return null;
  return (
    <Menu
      label={translate({
        id: 'navbar.version',
        message: 'Version',
        description: 'Label of the version menu',
      })}
      trigger={current}
      items={versions.map((version) => ({
        text: version,
        href: `pathname://${version === current ? '' : `/${version}`}${pathname}`,
        isCurrent: version === current,
      }))}
    />
  );
}
