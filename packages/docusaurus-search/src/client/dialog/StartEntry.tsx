import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Api } from '../running';
import EntryLink from './EntryLink';
import { titleOf, type Entry } from './entry';
import IconButton from './IconButton';
import { icons } from './icons';
import styles from './List.module.css';
import type { Memory, MemoryList } from './memory';

export interface Props {
  entry: Entry;
  list: MemoryList | 'start';
  memory: Memory;
  rowProps: ReturnType<Api['getItemProps']>;
  /** A button has changed what is remembered; the text says how. */
  onChange: (notice: string) => void;
}

/** What can be done with a search of the past, and what is announced then. */
function actionsOf(entry: Entry, list: MemoryList | 'start', memory: Memory) {
  const title = titleOf(entry).join('');
  const favor = {
    icon: icons.star,
    label: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    run: () => memory.move(entry, 'favorite'),
    notice: translate(
      { id: 'search.past.favored', message: 'Added to favorites: {title}' },
      { title },
    ),
  };
  const remove = {
    icon: icons.clear,
    label: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    run: () => memory.forget(entry),
    notice: translate(
      { id: 'search.past.removed', message: 'Removed from history: {title}' },
      { title },
    ),
  };
  const unfavor = {
    icon: icons.clear,
    label: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
    run: () => memory.move(entry, 'recent'),
    notice: translate(
      { id: 'search.past.unfavored', message: 'Moved to recent searches: {title}' },
      { title },
    ),
  };
  return { start: [], recent: [favor, remove], favorite: [unfavor] }[list];
}

/** A search of the past: a link and its buttons, as cells of a row. Other links have no buttons. */
export default function StartEntry({ entry, list, memory, rowProps, onChange }: Props): ReactNode {
  const actions = actionsOf(entry, list, memory);
  // The link fills the row, so that it takes the click.
  const row = { ...rowProps, role: 'row', onClick: undefined };
  return (
    <div {...row} className={styles.entry}>
      <span role="gridcell" className={styles.cell}>
        <EntryLink entry={entry} onClick={(event) => rowProps.onClick(event)} />
      </span>
      {actions.length > 0 && (
        <span role="gridcell" className={styles.actions}>
          {actions.map(({ icon, label, run, notice }) => (
            <IconButton
              key={icon}
              icon={icon}
              label={label}
              onClick={() => {
                run();
                onChange(notice);
              }}
            />
          ))}
        </span>
      )}
    </div>
  );
}
