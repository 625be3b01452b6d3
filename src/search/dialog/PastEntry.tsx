import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Entry } from './entry';
import EntryLink from './EntryLink';
import IconButton from './IconButton';
import styles from './List.module.css';
import type { Memory, MemoryList } from './memory';
import { inputId } from '../Field';
import type { Api } from './useSearch';

/** A list of the screen without a query. */
export type StartList = MemoryList | 'start';

export interface Props {
  api: Api;
  entry: Entry;
  list: StartList;
  memory: Memory;
  rowProps: ReturnType<Api['getItemProps']>;
}

function removeTextOf(list: MemoryList): string {
  return list === 'recent'
    ? translate({
        id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
        message: 'Remove this search from history',
        description: 'The title for remove recent search button',
      })
    : translate({
        id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
        message: 'Remove this search from favorites',
        description: 'The title for remove favorite search button',
      });
}

/** A search of the past: a link and its buttons, as cells of a row. Other links have no buttons. */
export default function PastEntry({ api, entry, list, memory, rowProps }: Props): ReactNode {
  const change = (action: () => void) => () => {
    action();
    void api.refresh();
    // The button goes with its row.
    document.getElementById(inputId)?.focus();
  };
  // The link fills the row, so that it takes the click.
  const row = { ...rowProps, role: 'row', onClick: undefined };
  return (
    <div {...row} className={styles.entry}>
      <span role="gridcell" className={styles.cell}>
        <EntryLink entry={entry} onClick={(event) => rowProps.onClick(event)} />
      </span>
      {list !== 'start' && (
        <span role="gridcell" className={styles.actions}>
          {list === 'recent' && (
            <IconButton
              icon="star"
              label={translate({
                id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
                message: 'Save this search',
                description: 'The title for save recent search button',
              })}
              onClick={change(() => memory.favor(entry.hit))}
            />
          )}
          <IconButton
            icon="clear"
            label={removeTextOf(list)}
            onClick={change(() => memory.forget(list, entry.hit))}
          />
        </span>
      )}
    </div>
  );
}
