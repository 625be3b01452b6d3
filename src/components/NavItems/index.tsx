import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Menu from '@site/src/components/Menu';
import { localeSet } from '@site/src/config/locales';
import type { NavbarItem } from '@site/src/config/navigation';
import { usePage } from '@site/src/hooks/usePage';
import { localeOf, withoutLocale } from '@site/src/lib/localeUrl';
import styles from './styles.module.css';

export interface Props {
  items: readonly NavbarItem[];
  /** `column`, on the nav screen, lists the items of a group below its title. */
  form?: 'bar' | 'column';
  onChoose?: () => void;
}

function isActive({ to, activeBaseRegex }: NavbarItem, pathname: string): boolean {
  if (activeBaseRegex) return new RegExp(activeBaseRegex).test(pathname);
  return to !== undefined && withoutLocale(pathname, localeOf(pathname, localeSet)).startsWith(to);
}

/** Items of the navbar: links and groups of links. */
export default function NavItems({ items, form = 'bar', onChoose }: Props): ReactNode {
  const { pathname } = usePage();
  return (
    <ul className={clsx(styles.items, styles[form])}>
      {items.map((item) => {
        const { label, to = item.href, tag, items: children } = item;
        const active = isActive(item, pathname);
        if (children && form === 'bar') {
          const links = children.map((child) => ({
            text: child.label,
            link: { to: child.to ?? child.href },
            isCurrent: isActive(child, pathname),
          }));
          return (
            <li key={label}>
              <Menu trigger={label} items={links} />
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
                {label}
                {tag && <span className={styles.tag}>{tag}</span>}
              </Link>
            ) : (
              <span className={styles.title}>{label}</span>
            )}
            {children && <NavItems items={children} form={form} onChoose={onChoose} />}
          </li>
        );
      })}
    </ul>
  );
}
