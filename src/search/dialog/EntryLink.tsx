import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Entry } from './entry';
import styles from './EntryLink.module.css';
import { isText, titleOf, trailOf } from './hitText';
import Icon, { type IconName } from './Icon';
import Marked from './Marked';

export interface Props extends ComponentProps<typeof Link> {
  entry: Entry;
}

function iconOf({ list, hit: { type } }: Entry): IconName {
  if (list === 'recent') return 'recent';
  if (list === 'favorite') return 'star';
  if (type === 'content') return 'text';
  return type === 'lvl1' ? 'page' : 'heading';
}

/** An entry as a link. By default the keys choose it from the input, so Tab skips it. */
export default function EntryLink({ entry, className, ...props }: Props): ReactNode {
  const trail = trailOf(entry);
  return (
    <Link
      tabIndex={-1}
      {...props}
      // The middle button opens a tab without a click.
      onAuxClick={(event) => event.button === 1 && props.onClick?.(event)}
      className={clsx(styles.link, className)}
      to={entry.url}
    >
      <Icon name={iconOf(entry)} />
      <span className={styles.texts}>
        <span className={clsx(styles.title, !isText(entry) && styles.heading)}>
          <Marked text={titleOf(entry)} />
        </span>
        {trail && <span className={styles.trail}>{trail}</span>}
      </span>
    </Link>
  );
}
