import type { ReactNode } from 'react';
import clsx from 'clsx';
import { groupBySection } from './arrange';
import EntryLink from './EntryLink';
import styles from './List.module.css';
import type { Search } from './useSearch';

/** The hits of an answer, by sections of the site. */
export default function Results({ api, state }: Search): ReactNode {
  return state.collections.map(({ source, items }) => (
    <div key={source.sourceId} {...api.getListProps({ source })} className={styles.list}>
      {groupBySection(items).map((group, at) => (
        <div key={at} role="group" aria-labelledby={`search-group-${at}`}>
          <div id={`search-group-${at}`} className={styles.heading}>
            {group[0]?.hit.hierarchy.lvl0}
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
  ));
}
