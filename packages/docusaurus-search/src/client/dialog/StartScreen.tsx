import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Running } from '../running';
import dialog from '../SearchDialog.module.css';
import styles from './List.module.css';
import StartEntry from './StartEntry';
import { startsTitle } from './useStartEntries';

export interface Props extends Pick<Running, 'api' | 'state' | 'memory'> {
  /** What is remembered has changed, and the button that did it goes with its row. */
  onChange: () => void;
}

const titles = {
  recent: <Translate id="theme.SearchModal.startScreen.recentSearchesTitle">Recent</Translate>,
  favorite: (
    <Translate id="theme.SearchModal.startScreen.favoriteSearchesTitle">Favorite</Translate>
  ),
  start: startsTitle,
};
const lists = ['recent', 'favorite', 'start'] as const;

/** The searches of the past, with the buttons that keep or remove one, and links to start from. */
export default function StartScreen({ api, state, memory, onChange }: Props): ReactNode {
  const [notice, setNotice] = useState('');
  const follow = (change: string) => {
    setNotice(change);
    onChange();
  };
  const [collection] = state.collections;
  if (!collection) return null;
  const { source, items } = collection;
  const groups = lists
    .map((list) => [list, items.filter((item) => item.list === list)] as const)
    .filter(([, entries]) => entries.length > 0);
  const hasPast = items.some(({ list }) => list !== 'start');
  return (
    <>
      <p role="status" className={dialog.label}>
        {notice}
      </p>
      {!hasPast && (
        <p className={styles.note}>
          <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">
            No recent searches
          </Translate>
        </p>
      )}
      <div {...api.getListProps({ source })} role="grid" className={styles.list}>
        {groups.map(([list, entries]) => (
          <div key={list} role="rowgroup" aria-labelledby={`search-${list}`}>
            <div id={`search-${list}`} className={styles.heading}>
              {titles[list]}
            </div>
            {entries.map((entry) => (
              <StartEntry
                key={entry.url}
                {...{ entry, memory, list }}
                rowProps={api.getItemProps({ item: entry, source })}
                onChange={follow}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
