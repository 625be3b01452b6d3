import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { site } from '@site/src/config/site';
import styles from './styles.module.css';

const { light, dark } =
  typeof site.logo === 'string' ? { light: site.logo, dark: site.logo } : site.logo;

/** The logo over a blurred oval. CSS picks the variant: the served HTML does not know the theme. */
export default function HeroLogo(): ReactNode {
  const size = { width: 168, height: 168 };
  return (
    <div className={styles.art}>
      <img className={styles.light} src={useBaseUrl(light)} alt="" {...size} />
      <img className={styles.dark} src={useBaseUrl(dark)} alt="" {...size} />
    </div>
  );
}
