import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useNavCrumb } from '@site/src/components/hooks/useNavCrumb';
import type { Crumb } from '@site/src/site/structuredData';
import styles from './styles.module.css';

/** Where a doc is in the site: its section and the groups of the sidebar that contain it. */
export default function Breadcrumbs(): ReactNode {
  const { permalink } = useDoc().metadata;
  const path: Crumb[] = [...useNavCrumb(permalink), ...(useSidebarBreadcrumbs() ?? [])];
  const isHere = ({ href }: Crumb) => href === permalink;
  const last = path.at(-1);
  const above = last && isHere(last) ? path.slice(0, -1) : path;
  if (above.every(isHere)) return null;
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ol className={styles.trail}>
        {above.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href && !isHere(crumb) ? (
              <Link to={crumb.href}>{crumb.label}</Link>
            ) : (
              crumb.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
