import { useId, type MouseEvent, type ReactNode } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { CustomProps } from '@site/src/site/sidebarItems';
import Chevron from '@site/src/components/ui/icons/chevron.svg';
import { bookOf } from '@site/src/components/Shelf/bookOf';
import { setGroupsOpen, useChoice } from './choices';
import { groupKey, groupsContaining, isCurrent } from './groups';
import Item, { type ItemProps } from './Item';
import styles from './styles.module.css';

interface Props extends ItemProps<PropSidebarItemCategory> {
  badge: ReactNode;
}

/** A group in the sidebar. Its label opens and closes it, or links to its index page. */
export default function Group({ item, pathname, parent, badge }: Props): ReactNode {
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
          <Item key={index} item={child} pathname={pathname} parent={key} />
        ))}
      </ul>
    </li>
  );
}
