import {
  useEffect,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { translate } from '@docusaurus/Translate';
import SearchIcon from '@site/src/components/ui/icons/search.svg';
import ui from '@site/src/components/ui/styles.module.css';
import CancelButton from './CancelButton';
import { maxQueryLength } from './engine/constants';
import styles from './Field.module.css';

/** Id of the input, by which it gets the focus back. */
export const inputId = 'search-input';

const inputOf = () => document.getElementById(inputId) as HTMLInputElement;

/** The name of the dialog, of its input and of the button that opens it. */
export const searchLabel = () =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });

/**
 * The positions between which the text of an input is selected. Another input that takes its place
 * starts with what was selected last.
 */
export type SelectionRef = RefObject<readonly [start: number, end: number]>;

export interface Props extends ComponentProps<'input'> {
  /** What is selected at first, and in the end. */
  selection: SelectionRef;
  /** What the reader sees instead of the loupe, such as a spinner. */
  icon?: ReactNode;
  /** Buttons beside the input. */
  children?: ReactNode;
  /** The reader closes the dialog. */
  onCancel: () => void;
}

/** The first line of the dialog: its input, and on the right what clears and what closes it. */
export default function Field({
  icon,
  selection,
  children,
  onCancel,
  ...inputProps
}: Props): ReactNode {
  // With the dialog's content, another input takes the place of the one that had the focus.
  useEffect(() => {
    const input = inputOf();
    input.focus();
    input.setSelectionRange(...selection.current);
  }, [selection]);
  useLayoutEffect(() => {
    const input = inputOf();
    return () => {
      selection.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    };
  }, [selection]);
  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      {icon ?? <SearchIcon aria-hidden="true" />}
      {/* The ids are those that the autocomplete library refers to. */}
      <label id="search-label" htmlFor={inputId} className={ui.visuallyHidden}>
        {searchLabel()}
      </label>
      <input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={maxQueryLength}
        {...inputProps}
        id={inputId}
        type="text"
        className={styles.input}
        placeholder={translate({
          id: 'theme.SearchModal.searchBox.placeholderText',
          message: 'Search docs',
          description: 'The placeholder text for the main search input field',
        })}
      />
      {children}
      <CancelButton onClick={onCancel} />
    </form>
  );
}
