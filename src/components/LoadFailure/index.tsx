import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Close from '../ui/icons/close.svg';
import ui from '../ui/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  /** Consecutive failures. A new number makes screen readers announce the message again. */
  count: number;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Explains why a press on a link changed nothing: the page could not be loaded. */
export default function LoadFailure({ count, onRetry, onDismiss }: Props): ReactNode {
  if (count === 0) return null;
  return (
    <div className={styles.failure} data-screen-only="">
      <p key={count} role="alert">
        <Translate id="navigation.failed">
          Couldn't load the page. Check your network connection.
        </Translate>
      </p>
      <button type="button" className={ui.button} onClick={onRetry}>
        <Translate id="navigation.retry">Try again</Translate>
      </button>
      <button
        type="button"
        className={ui.iconButton}
        aria-label={translate({ id: 'navigation.dismiss', message: 'Dismiss' })}
        onClick={onDismiss}
      >
        <Close />
      </button>
    </div>
  );
}
