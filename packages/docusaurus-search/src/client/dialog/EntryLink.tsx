import { Fragment, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '../Icon';
import { showsText, titleOf, trailOf, type Entry } from './entry';
import styles from './EntryLink.module.css';
import { icons } from './icons';

export interface Props extends ComponentProps<typeof Link> {
  entry: Entry;
}

function iconOf({ list, isText, headings }: Entry): string {
  if (list === 'recent') return icons.recent;
  if (list === 'favorite') return icons.star;
  if (isText) return icons.text;
  return headings.length === 1 ? icons.page : icons.heading;
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
      <Icon path={iconOf(entry)} />
      <span className={styles.texts}>
        <span className={clsx(styles.title, !showsText(entry) && styles.heading)}>
          {titleOf(entry).map((piece, at) => {
            // Every second piece is what was searched for.
            const Piece = at % 2 === 1 ? 'mark' : Fragment;
            return <Piece key={at}>{piece}</Piece>;
          })}
        </span>
        {trail && <span className={styles.trail}>{trail}</span>}
      </span>
    </Link>
  );
}
