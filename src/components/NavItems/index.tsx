import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Menu from '@site/src/components/Menu';
import ui from '@site/src/components/ui/styles.module.css';
import type { NavbarItem } from '@site/src/site/navigation';
import { usePage } from '@site/src/components/hooks/usePage';
import { localeOf, withoutLocale } from '@site/src/site/localeUrl';
import styles from './styles.module.css';

export interface Props {
  items: readonly NavbarItem[];
  /** `column`, on the nav screen, lists the items of a group below its title. */
  form?: 'bar' | 'column';
  onChoose?: () => void;
}

function isActive({ to, activeBaseRegex }: NavbarItem, pathname: string): boolean {
  if (activeBaseRegex) return new RegExp(activeBaseRegex).test(pathname);
  return to !== undefined && withoutLocale(pathname, localeOf(pathname)).startsWith(to);
}

/** The text of an item, and its tag, if it has one. */
function Label({ item: { label, tag } }: { item: NavbarItem }): ReactNode {
  return tag ? (
    <>
      {label} <span className={ui.tag}>{tag}</span>
    </>
  ) : (
    label
  );
}

/** Items of the navbar: links and groups of links. */
export default function NavItems({ items, form = 'bar', onChoose }: Props): ReactNode {
  const { pathname } = usePage();
  return (
    <ul className={clsx(styles.items, styles[form])}>
      {items.map((item) => {
        const { label, to = item.href, items: children } = item;
        const active = isActive(item, pathname);
        if (children && form === 'bar') {
          const links = children.map((child) => ({
            text: child.label,
            content: <Label item={child} />,
            link: { to: child.to ?? child.href },
            isCurrent: isActive(child, pathname),
          }));
          return (
            <li key={label}>
              <Menu trigger={<Label item={item} />} items={links} />
            </li>
          );
        }
        return (
          <li key={label}>
            {to ? (
              <Link
                to={to}
                className={clsx(styles.link, active && styles.active)}
                aria-current={active ? 'true' : undefined}
                onClick={onChoose}
              >
                <Label item={item} />
              </Link>
            ) : (
              <span className={styles.title}>
                <Label item={item} />
              </span>
            )}
            {children && <NavItems items={children} form={form} onChoose={onChoose} />}
          </li>
        );
      })}
    </ul>
  );
}
