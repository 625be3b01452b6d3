import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { logo } from '@site/src/config/logo';
import styles from './styles.module.css';

/**
 * The logo over a blurred oval. CSS picks the variant, as prerendered pages don't know the theme.
 */
export default function HeroLogo(): ReactNode {
  const size = { width: 112, height: 112 };
  return (
    <div className={styles.art}>
      <img className={styles.light} src={useBaseUrl(logo.light)} alt="" {...size} />
      <img className={styles.dark} src={useBaseUrl(logo.dark)} alt="" {...size} />
    </div>
  );
}
