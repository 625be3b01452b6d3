import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { bookOf } from '@site/src/components/Shelf/bookOf';
import { useNavItems } from '@site/src/components/hooks/useNavItems';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import styles from './styles.module.css';

/**
 * Where a doc is in the site: the navbar item of its section and the groups of the sidebar that
 * contain it. The structured data for search engines ends with the doc itself.
 */
export default function Breadcrumbs(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { withBaseUrl } = useBaseUrlUtils();
  const section = useNavItems().find(
    ({ activeBaseRegex }) => activeBaseRegex && new RegExp(activeBaseRegex).test(permalink),
  );
  const crumbs = [...(useSidebarBreadcrumbs() ?? [])];
  if (section?.to)
    crumbs.unshift({ type: 'link', label: section.label, href: withBaseUrl(section.to) });
  const path = [...crumbs];
  while (path.at(-1)?.href === permalink) path.pop();
  if (path.length === 0) return null;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <ol className={styles.trail} data-book={bookOf(permalink)}>
          {path.map(({ label, href }) => (
            <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
          ))}
        </ol>
      </nav>
    </>
  );
}
