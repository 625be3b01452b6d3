// Change: our styles instead of Infima's. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/PaginatorNavLink';
import styles from './styles.module.css';

export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: Props): ReactNode {
  return (
    <Link
      className={clsx(styles.link, isNext && styles.next)}
      rel={isNext ? 'next' : 'prev'}
      to={permalink}
    >
      {subLabel && <span className={styles.direction}>{subLabel}</span>}
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
