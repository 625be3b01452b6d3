import type { ReactNode } from 'react';
import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Popover from '../Popover';
import Chevron from '../ui/icons/chevron.svg';
import styles from './styles.module.css';

export interface MenuItem {
  text: string;
  /** What the item shows, by default its text. */
  content?: ReactNode;
  /** Target of the item. */
  link: LinkProps;
  /** BCP 47 tag of the text, if it is in another language. */
  lang?: string;
  isCurrent?: boolean;
}

export interface Props {
  trigger: ReactNode;
  /** Accessible name, if the trigger only shows the current choice, e.g. of the language. */
  label?: string;
  items: MenuItem[];
}

/** Menus open on hover at once and close 150 ms after the pointer has left. */
export const hover = { openDelay: 0, closeDelay: 150 };

/** A group of links in the navbar. */
export default function Menu({ trigger, label, items }: Props): ReactNode {
  const current = items.find(({ isCurrent }) => isCurrent)?.text ?? '';
  return (
    <Popover
      label={
        label &&
        translate(
          {
            id: 'menu.current',
            message: '{label}: {current}',
            description: 'Name of a menu together with its current choice: "Language: English"',
          },
          { label, current },
        )
      }
      align="end"
      hover={hover}
      triggerClassName={styles.trigger}
      trigger={
        <>
          {trigger}
          <Chevron />
        </>
      }
    >
      {(close) => (
        <ul className={styles.items}>
          {items.map(({ text, content = text, link, lang, isCurrent }) => (
            <li key={text}>
              <Link
                {...link}
                className={styles.item}
                lang={lang}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={close}
              >
                {content}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
