import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { logo } from '@site/src/config/logo';
import { site } from '@site/src/config/site';
import styles from './styles.module.css';

/**
 * Logo and name, which link to the home page. CSS chooses the logo, because prerendered pages don't
 * know the theme.
 */
export default function Brand(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Link className={styles.brand} to="/">
      <img className={styles.light} src={useBaseUrl(logo.light)} alt="" width={32} height={32} />
      <img className={styles.dark} src={useBaseUrl(logo.dark)} alt="" width={32} height={32} />
      <span className={styles.name}>{site.logoText || title}</span>
    </Link>
  );
}
