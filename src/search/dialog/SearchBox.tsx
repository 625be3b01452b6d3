import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { maxQueryLength } from '../engine/parseQuery';
import { isForInputMethod } from '../useShortcuts';
import Icon from './Icon';
import IconButton from './IconButton';
import styles from './SearchBox.module.css';
import { outcomeOf } from './sources';
import type { Search } from './useSearch';

/** Id of the input, by which it gets the focus back. */
export const inputId = 'search-input';

export interface Props extends Search {
  onCancel: () => void;
}

/** The field, with what clears it and what closes the dialog. */
export default function SearchBox({ api, state, onCancel }: Props): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const hasEntries = state.collections.some(({ items }) => items.length > 0);
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  const inputProps = api.getInputProps({
    inputElement: input,
    maxLength: maxQueryLength,
  });
  const handleKey = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter' && !hasEntries) event.preventDefault();
    // With other keys the library would give up a search that is under way.
    else if (['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) inputProps.onKeyDown(event);
  };
  const reset = () => {
    api.setQuery('');
    void api.refresh();
    input?.focus();
  };

  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      {state.status === 'stalled' ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        <Icon name="search" />
      )}
      <label {...api.getLabelProps()} className={styles.label}>
        {translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The ARIA label and placeholder for search button',
        })}
      </label>
      <input
        {...inputProps}
        id={inputId}
        ref={setInput}
        className={styles.input}
        type="text"
        role="combobox"
        aria-controls={inputProps['aria-controls']}
        aria-expanded={hasEntries}
        aria-haspopup={outcomeOf(state)?.screen === 'answer' ? 'listbox' : 'grid'}
        placeholder={translate({
          id: 'theme.SearchModal.searchBox.placeholderText',
          message: 'Search docs',
          description: 'The placeholder text for the main search input field',
        })}
        onKeyDown={handleKey}
      />
      {state.query && <IconButton icon="clear" label={clear} onClick={reset} />}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {translate({
          id: 'theme.SearchModal.searchBox.cancelButtonText',
          message: 'Cancel',
          description: 'The label and ARIA label for search box cancel button',
        })}
      </button>
    </form>
  );
}
