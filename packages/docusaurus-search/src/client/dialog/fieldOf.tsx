import type { KeyboardEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { isSettled, opensElsewhere, outcomeOf, type Running } from '../running';
import styles from './Footer.module.css';
import IconButton from './IconButton';
import { icons } from './icons';

/** Makes the field a combobox with the entries of a search. */
export function fieldOf({ api, state }: Running, input: HTMLInputElement | null) {
  const isAnswered = isSettled(state);
  const hasEntries = state.collections.some(({ items }) => items.length > 0);
  const props = api.getInputProps({ inputElement: input });
  const active = hasEntries ? props['aria-activedescendant'] : undefined;
  const choose = (event: KeyboardEvent<HTMLInputElement>) => {
    const entry = document.getElementById(active ?? '');
    const link = entry?.closest('a') ?? entry?.querySelector('a');
    if (event.key === 'Enter' && link && !opensElsewhere(event)) {
      event.preventDefault();
      link.click();
    } else {
      props.onKeyDown(event);
    }
  };
  const clear = () => {
    api.setQuery('');
    void api.refresh();
    input?.focus();
  };
  return {
    /** What is shown is what has become of the query, and not of an earlier one. */
    isAnswered,
    /** Attributes and handlers of the input. */
    props: {
      ...props,
      role: 'combobox',
      // The library would search again, and a reader who comes back to the field lose their choice.
      onFocus: undefined,
      // Until there is an answer, the library still names entries of the one before.
      'aria-activedescendant': active,
      'aria-controls': hasEntries ? props['aria-controls'] : undefined,
      'aria-expanded': hasEntries,
      'aria-haspopup':
        outcomeOf(state)?.screen === 'answer' ? ('listbox' as const) : ('grid' as const),
    },
    /** Handles the keys that choose an entry; undefined where there is none to choose. */
    choose: isAnswered && hasEntries ? choose : undefined,
    /** Shown instead of the icon while an answer takes long. */
    spinner:
      state.status === 'stalled' ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : undefined,
    /** The button that clears the query. */
    clear: state.query && (
      <IconButton
        icon={icons.clear}
        label={translate({
          id: 'theme.SearchModal.searchBox.resetButtonTitle',
          message: 'Clear the query',
        })}
        onClick={clear}
      />
    ),
  };
}
