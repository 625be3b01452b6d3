import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Logo from '@site/src/components/Logo';
import { site } from '@site/src/site/site';
import styles from './styles.module.css';

/** Logo and name, which link to the home page. */
export default function Brand(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Link className={styles.brand} to="/">
      <Logo size={32} />
      <span className={styles.name}>{site.logoText || title}</span>
    </Link>
  );
}
