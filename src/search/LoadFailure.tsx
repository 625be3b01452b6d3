import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Notice from './Notice';
import styles from './Notice.module.css';
import Outdated from './Outdated';

export interface Props {
  /** A newer deployment has replaced the dialog's code. */
  isOutdated: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/**
 * What the reader is told where the search dialog cannot be loaded, until they press Escape or
 * click elsewhere.
 */
export default function LoadFailure({ isOutdated, onRetry, onDismiss }: Props): ReactNode {
  return (
    <Notice
      popover="auto"
      role="alert"
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
    </Notice>
  );
}
