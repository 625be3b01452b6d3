import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Popover from '../Popover';
import styles from './styles.module.css';

export interface MenuItem {
  text: string;
  href: string;
  lang?: string;
  isCurrent?: boolean;
}

export interface Props {
  trigger: ReactNode;
  label?: string;
  items: MenuItem[];
}

/** Menu groups open on hover at once and close 150 ms after the pointer has left (specification section 9). */
export const hover = { openDelay: 0, closeDelay: 150 };

/** A group of links in the navbar. */
export default function Menu({ trigger, label, items }: Props): ReactNode {
  return (
    <Popover
      label={label}
      align="end"
      hover={hover}
      triggerClassName={styles.trigger}
      trigger={
        <>
          {trigger}
          <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
          </svg>
        </>
      }
    >
      {(close) => (
        <ul className={styles.items}>
          {items.map(({ text, href, lang, isCurrent }) => (
            <li key={href}>
              <Link
                className={styles.item}
                to={href}
                target="_self"
                lang={lang}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={close}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
