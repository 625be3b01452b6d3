import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { isForInputMethod } from '@site/src/lib/inputMethod';
import Field, { type SelectionRef } from '../Field';
import { keepEnter, takeEnter, type PendingEnter } from '../pendingEnter';
import IconButton from './IconButton';
import styles from './SearchBox.module.css';
import { isSettled, outcomeOf } from './sources';
import type { Search } from './useSearch';

export interface Props extends Search {
  selection: SelectionRef;
  enter: PendingEnter;
  onCancel: () => void;
}

/** The field of the search, with what clears it. */
export default function SearchBox({ api, state, selection, enter, onCancel }: Props): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const hasEntries = state.collections.some(({ items }) => items.length > 0);
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  const inputProps = api.getInputProps({ inputElement: input });
  /** The query whose outcome is shown; undefined while there is none yet. */
  const settled = isSettled(state) ? state.query.trim() : undefined;
  const handleKey = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return;
    // With other keys the library would give up a search that is under way.
    if (!['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return;
    if (settled !== undefined && hasEntries) {
      inputProps.onKeyDown(event);
      return;
    }
    // What is listed, if anything, answers an earlier query: there is nothing to choose from.
    event.preventDefault();
    if (settled === undefined && event.key === 'Enter') keepEnter(enter, state.query, event);
  };
  // The reader has typed on.
  useEffect(() => () => void takeEnter(enter), [state.query, enter]);
  useEffect(() => {
    const event = settled !== undefined && takeEnter(enter);
    if (event) input?.dispatchEvent(new window.KeyboardEvent('keydown', event));
  }, [settled, enter, input]);
  const reset = () => {
    api.setQuery('');
    void api.refresh();
    input?.focus();
  };

  return (
    <Field
      {...inputProps}
      // The library would search again, and a reader who comes back to the field lose their choice.
      onFocus={undefined}
      ref={setInput}
      selection={selection}
      role="combobox"
      // Until there is an answer, the library still names entries of the one before.
      aria-activedescendant={hasEntries ? inputProps['aria-activedescendant'] : undefined}
      aria-controls={hasEntries ? inputProps['aria-controls'] : undefined}
      aria-expanded={hasEntries}
      aria-haspopup={outcomeOf(state)?.screen === 'answer' ? 'listbox' : 'grid'}
      onKeyDown={handleKey}
      icon={
        state.status === 'stalled' ? (
          <span className={styles.spinner} aria-hidden="true" />
        ) : undefined
      }
      onCancel={onCancel}
    >
      {state.query && <IconButton icon="clear" label={clear} onClick={reset} />}
    </Field>
  );
}
