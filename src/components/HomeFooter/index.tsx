import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { feedOf } from '@site/src/site/feeds';
import type { Locale } from '@site/src/site/locales';
import { product } from '@site/src/site/product';
import styles from './styles.module.css';

/** The end of the home page: the license, and what the site offers to programs. */
export default function HomeFooter(): ReactNode {
  const feed = feedOf(useDocusaurusContext().i18n.currentLocale as Locale);
  const llms = useBaseUrl('/llms.txt');
  const links = [
    {
      name: translate({ id: 'home.license', message: 'MIT License' }),
      to: `${product.repository}/blob/main/LICENSE`,
    },
    // Files, not pages
    { name: 'RSS', to: `pathname://${feed.url}`, target: '_self' },
    { name: 'llms.txt', to: `pathname://${llms}`, target: '_self' },
  ];
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {links.map(({ name, ...link }) => (
          <li key={name}>
            <Link {...link} autoAddBaseUrl={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
