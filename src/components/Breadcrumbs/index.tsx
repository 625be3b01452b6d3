import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { bookOf } from '@site/src/components/Shelf/bookOf';
import { useCrumbs } from '@site/src/components/hooks/useCrumbs';
import styles from './styles.module.css';

/** Where a doc is in the site: its section and the groups of the sidebar that contain it. */
export default function Breadcrumbs(): ReactNode {
  const { permalink } = useDoc().metadata;
  const path = useCrumbs();
  while (path.at(-1)?.href === permalink) path.pop();
  if (path.length === 0) return null;
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ol className={styles.trail} data-book={bookOf(permalink)}>
        {path.map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
