import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { maxQueryLength } from '../engine/constants';
import Icon, { searchIcon } from './Icon';
import type { LoadedSearch } from './load';
import { Waiting, type WaitingProps } from './Message';
import message from './Message.module.css';
import Modal from './Modal';
import type { Running } from './running';
import styles from './SearchDialog.module.css';
import { keysLabel, searchLabel } from './texts';
import { isForInputMethod } from './useShortcuts';

export interface DialogProps extends WaitingProps {
  /** The code of the dialogs, once it has been loaded. */
  search: LoadedSearch | undefined;
  onClose: () => void;
}

/** Closes a dialog, at the right end of its first line. */
function CancelButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.cancel} onClick={onClick}>
      <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
    </button>
  );
}

/** A dialog that lists the keys of the site. */
export function KeysDialog({ search, failure, onRetry, onClose }: DialogProps): ReactNode {
  if (search) return <search.KeySheet onClose={onClose} />;
  return (
    // The button that tries again disappears: what opens then has the focus.
    <Modal key={failure} className={styles.dialog} label={keysLabel()} onClose={onClose}>
      <div className={styles.form}>
        <span className={message.title}>{keysLabel()}</span>
        <CancelButton onClick={onClose} />
      </div>
      <Waiting
        failure={failure}
        onRetry={onRetry}
        title={<Translate id="search.keys.failed">Unable to load the keyboard shortcuts</Translate>}
      />
    </Modal>
  );
}

export interface Props extends DialogProps {
  /** What to search for first; by default what is selected on the page. */
  asked?: string;
}

/** What the reader has selected on the page is what they search for. */
function selectedText(): string {
  // A field would join its lines without a space.
  const words = getSelection()?.toString().trim().replace(/\s+/g, ' ');
  return words?.slice(0, maxQueryLength) ?? '';
}

/**
 * The search dialog. It opens at once with its field, in which the reader can type, and phones show
 * their keyboard only for a field that a tap has focused. The rest comes with a script.
 */
export default function SearchDialog(props: Props): ReactNode {
  const { search, asked, failure, onRetry, onClose } = props;
  const [early, setEarly] = useState(() => asked ?? selectedText());
  const [running, setRunning] = useState<Running>();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const hideKeys = useCallback(() => setShowsKeys(false), []);
  /**
   * Enter, pressed before the answer to a query has come: it opens the first hit once that is
   * there, unless the reader has done something else since, such as typing on.
   */
  const enter = useRef<KeyboardEventInit>(undefined);

  // What the reader types replaces the text that they had selected.
  useEffect(() => input?.select(), [input]);
  useEffect(() => {
    // Behind the sheet of keys, nothing can have the focus.
    if (!showsKeys) input?.focus();
  }, [showsKeys, input]);
  // The field must follow the search before the next key: a later effect would lose that letter.
  useLayoutEffect(() => {
    if (search && input) search.run(search, input.value, { onChange: setRunning, onClose });
  }, [search, input, onClose]);

  const query = running ? running.state.query : early;
  const field = search && running ? search.fieldOf(running, input) : undefined;
  const isAnswered = field?.isAnswered === true;
  const settled = isAnswered ? query.trim() : undefined;
  useEffect(() => () => void (enter.current = undefined), [query]);
  useEffect(() => {
    const event = enter.current;
    if (settled === undefined || !event) return;
    enter.current = undefined;
    input?.dispatchEvent(new window.KeyboardEvent('keydown', event));
  }, [settled, input]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForInputMethod(event.nativeEvent)) return;
    // With other keys the library would give up a search that is under way.
    if (!['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return;
    if (field?.choose) {
      field.choose(event);
      return;
    }
    // What is listed, if anything, answers an earlier query: there is nothing to choose from. Once
    // the search could not be loaded, the reader doesn't expect an answer anymore.
    event.preventDefault();
    const isExpected = !isAnswered && (running !== undefined || !failure);
    if (event.key === 'Enter' && isExpected && query.trim()) enter.current = event.nativeEvent;
  };
  return (
    <Modal className={styles.dialog} label={searchLabel()} onClose={onClose}>
      <div className={styles.content}>
        <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
          {field?.spinner ?? <Icon path={searchIcon} />}
          {/* The ids are those that the autocomplete library refers to. */}
          <label id="search-label" htmlFor="search-input" className={styles.label}>
            {searchLabel()}
          </label>
          <input
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={maxQueryLength}
            value={early}
            onChange={(event) => setEarly(event.currentTarget.value)}
            {...field?.props}
            ref={setInput}
            id="search-input"
            type="text"
            className={styles.input}
            onKeyDown={handleKey}
            placeholder={translate({
              id: 'theme.SearchModal.searchBox.placeholderText',
              message: 'Search docs',
            })}
          />
          {field?.clear}
          <CancelButton onClick={onClose} />
        </form>
        {search && running ? (
          <search.Content
            {...running}
            provider={search.provider}
            onRetry={() => {
              input?.focus();
              void running.api.refresh();
            }}
            onShowKeys={() => {
              // The page must not change below the sheet.
              enter.current = undefined;
              setShowsKeys(true);
            }}
            onClose={onClose}
          />
        ) : (
          <Waiting
            failure={failure}
            onRetry={() => {
              input?.focus();
              onRetry();
            }}
          />
        )}
      </div>
      {showsKeys && <KeysDialog {...props} onClose={hideKeys} />}
    </Modal>
  );
}
