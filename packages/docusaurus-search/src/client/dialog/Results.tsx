import { useLayoutEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Running } from '../running';
import { groupBySection } from './arrange';
import EntryLink from './EntryLink';
import styles from './List.module.css';

export interface Props extends Pick<Running, 'api' | 'state'> {
  /** The query that the hits answer. */
  query: string;
}

/** The hits of an answer, by sections of the site. */
export default function Results({ api, state, query }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // The hits of another query start at the top. Texts that come later leave the list as it is.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [query]);

  const [collection] = state.collections;
  if (!collection) return null;
  const { source, items } = collection;
  return (
    <div {...api.getListProps({ source })} ref={list} className={styles.list}>
      {groupBySection(items).map((group, at) => (
        <div key={at} role="group" aria-labelledby={`search-group-${at}`}>
          <div id={`search-group-${at}`} className={styles.heading}>
            {group[0]?.section}
          </div>
          {group.map((entry) => {
            const props = api.getItemProps({ item: entry, source });
            return (
              <EntryLink
                key={props.id}
                {...props}
                entry={entry}
                className={clsx(styles.entry, entry.isBelowPage && styles.belowPage)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
