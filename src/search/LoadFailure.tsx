import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './LoadFailure.module.css';
import Outdated from './Outdated';

export interface Props {
  /** A newer deployment has replaced the dialog's code. */
  isOutdated: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Shows itself above the page until the reader presses Escape or clicks elsewhere. */
const show = (popover: HTMLDivElement | null) => popover?.showPopover?.();

/** What the reader is told where the search dialog cannot be loaded. */
export default function LoadFailure({ isOutdated, onRetry, onDismiss }: Props): ReactNode {
  return (
    <div
      ref={show}
      popover="auto"
      role="alert"
      className={styles.failure}
      onToggle={({ newState }) => newState === 'closed' && onDismiss()}
    >
      {isOutdated ? (
        <Outdated />
      ) : (
        <>
          <Translate
            id="theme.SearchModal.errorScreen.helpText"
            description="The help text for error screen of search modal"
          >
            You might want to check your network connection.
          </Translate>{' '}
          <button type="button" className={styles.button} onClick={onRetry}>
            <Translate id="search.retry" description="Button that repeats a failed search">
              Try again
            </Translate>
          </button>
        </>
      )}
    </div>
  );
}
