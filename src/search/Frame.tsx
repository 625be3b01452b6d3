import { useRef, useState, type ReactNode } from 'react';
import { isForInputMethod } from '@site/src/lib/inputMethod';
import Field, { inputId, searchLabel, type SelectionRef } from './Field';
import { maxQueryLength } from './engine/constants';
import styles from './Frame.module.css';
import type { LoadedSearch } from './loadSearch';
import { keepEnter, takeEnter, type PendingEnter } from './pendingEnter';
import { useModal } from './useModal';
import Waiting, { type Props as WaitingProps } from './Waiting';

export interface Props extends WaitingProps {
  /** What the dialog consists of, once it has been loaded. */
  search: LoadedSearch | undefined;
  /** What to search for first; by default what is selected on the page. */
  asked?: string;
  onClose: () => void;
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
export default function Frame({ search, asked, failure, onRetry, onClose }: Props): ReactNode {
  const [query, setQuery] = useState(() => asked ?? selectedText());
  // What the reader types replaces the text that they had selected.
  const selection = useRef<SelectionRef['current']>([0, query.length]);
  const enter: PendingEnter = useRef(undefined);
  // The letters of an unfinished Chinese word are in the field that it was begun in.
  const [isComposing, setIsComposing] = useState(false);
  return (
    <dialog
      ref={useModal(onClose)}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={searchLabel()}
      onClose={onClose}
    >
      <div className={styles.content}>
        {search && !isComposing ? (
          <search.Content
            provider={search.provider}
            query={query}
            selection={selection}
            enter={enter}
            onClose={onClose}
          />
        ) : (
          <>
            <Field
              value={query}
              selection={selection}
              onChange={(event) => {
                takeEnter(enter);
                setQuery(event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                // Once it has failed, the reader doesn't expect an answer anymore.
                if (failure) return;
                if (event.key === 'Enter' && !isForInputMethod(event.nativeEvent))
                  keepEnter(enter, query, event);
              }}
              onCompositionStart={() => setIsComposing(true)}
              onCompositionEnd={() => setIsComposing(false)}
              onCancel={onClose}
            />
            <Waiting
              failure={failure}
              onRetry={() => {
                document.getElementById(inputId)?.focus();
                onRetry();
              }}
            />
          </>
        )}
      </div>
    </dialog>
  );
}
