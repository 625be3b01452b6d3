import { memo, type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import ui from '@site/src/components/ui/styles.module.css';
import type { Locale } from '@site/src/site/locales';
import type { CustomProps } from '@site/src/site/sidebarItems';
import Group from './Group';
import { isCurrent } from './groups';
import styles from './styles.module.css';

export interface ItemProps<Type = PropSidebarItem> {
  item: Type;
  pathname: string;
  /** Key of the group that the item is in. */
  parent: string;
}

function Item({ item, pathname, parent }: ItemProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const { divider, sectionHeader, tag, context } = (item.customProps ?? {}) as CustomProps;
  const badge = tag && <span className={ui.tag}>{tag[locale]}</span>;

  if (item.type === 'html') {
    if (divider) return <li className={styles[divider]} aria-hidden="true" />;
    return (
      <li className={styles.header} data-context={context}>
        {sectionHeader?.[locale]}
        {badge}
      </li>
    );
  }
  if (item.type === 'category')
    return <Group item={item} pathname={pathname} parent={parent} badge={badge} />;

  if (item.unlisted && !isCurrent(item, pathname)) return null;
  return (
    <li data-context={context}>
      <Link
        className={styles.link}
        to={item.href}
        autoAddBaseUrl={item.autoAddBaseUrl}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      >
        <span className={styles.text}>{item.label}</span>
        {badge}
      </Link>
    </li>
  );
}

/**
 * Item of a sidebar: a page, a group, a divider or a section header. It is rendered again only if
 * it changes, as a sidebar has many of them.
 */
export default memo(Item);
