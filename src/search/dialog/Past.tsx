import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './List.module.css';
import type { Memory, MemoryList } from './memory';
import Message from '../Message';
import PastEntry from './PastEntry';
import type { Search } from './useSearch';

export interface Props extends Search {
  memory: Memory;
}

function titleOf(list: MemoryList): string {
  return list === 'recent'
    ? translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
        description: 'The title for recent searches',
      })
    : translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
        description: 'The title for favorite searches',
      });
}

/** The searches of the past, each with the buttons that keep or remove it. */
export default function Past({ api, state, memory }: Props): ReactNode {
  const [collection] = state.collections;
  if (!collection?.items.length) {
    return (
      <Message>
        <Translate
          id="theme.SearchModal.startScreen.noRecentSearchesText"
          description="The text when there are no recent searches"
        >
          No recent searches
        </Translate>
      </Message>
    );
  }
  const { source, items } = collection;
  const lists = (['recent', 'favorite'] as const).map(
    (list) => [list, items.filter((item) => item.list === list)] as const,
  );
  return (
    <div {...api.getListProps({ source })} role="grid" className={styles.list}>
      {lists
        .filter(([, entries]) => entries.length > 0)
        .map(([list, entries]) => (
          <div key={list} role="rowgroup" aria-labelledby={`search-${list}`}>
            <div id={`search-${list}`} className={styles.heading}>
              {titleOf(list)}
            </div>
            {entries.map((entry) => (
              <PastEntry
                key={entry.objectID}
                {...{ api, entry, memory, list }}
                rowProps={api.getItemProps({ item: entry, source })}
              />
            ))}
          </div>
        ))}
    </div>
  );
}
