import type { ReactNode } from 'react';
import Menu from '@site/src/components/Menu';
import { useVersionLinks, versionLabel } from './useVersionLinks';

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
