import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { bookOf } from '@site/src/components/Shelf/bookOf';
import Chevron from '@site/src/components/ui/icons/chevron.svg';
import ui from '@site/src/components/ui/styles.module.css';
import type { Locale } from '@site/src/site/locales';
import type { CustomProps } from '@site/src/site/sidebarItems';
import { setGroupsOpen, useChoice } from './choices';
import { groupKey, groupsContaining, isCurrent } from './groups';
import styles from './styles.module.css';

interface ItemProps<Type = PropSidebarItem> {
  item: Type;
  pathname: string;
  /** Key of the group that the item is in. */
  parent: string;
}

interface GroupProps extends ItemProps<PropSidebarItemCategory> {
  badge: ReactNode;
}

/** A group in the sidebar. Its label opens and closes it, or links to its index page. */
function Group({ item, pathname, parent, badge }: GroupProps): ReactNode {
  const listId = useId();
  const { label, href, items, collapsible, collapsed } = item;
  const key = groupKey(parent, item);
  const choice = useChoice(key);
  const isOpen =
    !collapsible ||
    (choice ?? (!collapsed || groupsContaining([item], pathname, parent).length > 0));
  const current = isCurrent(item, pathname);
  const toggle = () => setGroupsOpen([key], !isOpen);
  const expands = collapsible && { 'aria-expanded': isOpen, 'aria-controls': listId };
  const text = (
    <>
      <span className={styles.text} data-book={bookOf(item.key)}>
        {label}
      </span>
      {badge}
    </>
  );

  const followLabel = (event: MouseEvent) => {
    if (!collapsible || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // On the index page itself, the link toggles the group; elsewhere, the new page opens it.
    if (current) {
      event.preventDefault();
      toggle();
    }
  };

  return (
    <li className={styles.group} data-context={(item.customProps as CustomProps)?.context}>
      {href ? (
        <div className={styles.label}>
          <Link
            className={styles.link}
            to={href}
            aria-current={current ? 'page' : undefined}
            onClick={followLabel}
          >
            {text}
          </Link>
          {collapsible && (
            <button
              type="button"
              className={styles.caret}
              {...expands}
              aria-label={translate(
                { id: 'sidebar.group', message: 'Pages in {label}' },
                { label },
              )}
              onClick={toggle}
            >
              <Chevron />
            </button>
          )}
        </div>
      ) : collapsible ? (
        <button type="button" className={styles.toggle} {...expands} onClick={toggle}>
          {text}
          <Chevron />
        </button>
      ) : (
        <div className={styles.toggle}>{text}</div>
      )}
      <ul id={listId} hidden={!isOpen}>
        {items.map((child, index) => (
          <MemoItem key={index} item={child} pathname={pathname} parent={key} />
        ))}
      </ul>
    </li>
  );
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
const MemoItem = memo(Item);
export default MemoItem;
