// Change: a part of the layout that can be hidden; links with `rel` and our styles; no empty
// element. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocPaginator';
import styles from './styles.module.css';

interface NeighborProps extends PropNavigationLink {
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Neighbor({ permalink, title, rel, children }: NeighborProps): ReactNode {
  return (
    <Link className={clsx(styles.link, rel === 'next' && styles.next)} rel={rel} to={permalink}>
      <span className={styles.direction}>{children}</span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}

export default function DocPaginator({ className, previous, next }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className={clsx(className, styles.pages)}
      data-layout-part="footer"
      aria-label={translate({ id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages' })}
    >
      {previous && (
        <Neighbor {...previous} rel="prev">
          <Translate id="theme.docs.paginator.previous">Previous</Translate>
        </Neighbor>
      )}
      {next && (
        <Neighbor {...next} rel="next">
          <Translate id="theme.docs.paginator.next">Next</Translate>
        </Neighbor>
      )}
    </nav>
  );
}
