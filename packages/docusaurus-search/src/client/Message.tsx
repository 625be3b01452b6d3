import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Message.module.css';

/** What the dialog says in place of a list. */
export function Message(props: ComponentProps<'div'>): ReactNode {
  return <div {...props} className={styles.message} />;
}

/** A way on for a reader whose tab is older than the site: its files were removed. */
function Outdated(): ReactNode {
  return (
    <>
      <p>
        <Translate id="search.outdated">
          This site has been updated since you opened the page.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        <Translate id="search.reload">Reload the page</Translate>
      </button>
    </>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      {isOffline && (
        <p>
          <Translate id="search.offline">
            It continues automatically once you're online again.
          </Translate>
        </p>
      )}
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="search.retry">Try again</Translate>
      </button>
    </>
  );
}

export interface FailureProps {
  /** A newer deployment has replaced what the search needs. */
  isOutdated: boolean;
  onRetry: () => void;
  /** What has failed; by default a search. */
  title?: ReactNode;
  /** What to say instead of what readers can do. */
  advice?: string;
}

/** Shown where the search, or something that it needs, could not be loaded, with a way on. */
export function Failure({ isOutdated, onRetry, title, advice }: FailureProps): ReactNode {
  return (
    <Message role="alert">
      <p className={styles.title}>
        {title ?? (
          <Translate id="theme.SearchModal.errorScreen.titleText">
            Unable to fetch results
          </Translate>
        )}
      </p>
      {advice ?? (isOutdated ? <Outdated /> : <Unreachable onRetry={onRetry} />)}
    </Message>
  );
}

/** Why the search could not be loaded: there is no connection, or a newer deployment. */
export type LoadFailure = 'unreachable' | 'outdated';

export interface WaitingProps extends Pick<FailureProps, 'onRetry' | 'title'> {
  failure?: LoadFailure;
}

/** What a dialog says before its content has been loaded, or where that failed. */
export function Waiting({ failure, onRetry, title }: WaitingProps): ReactNode {
  if (failure)
    return <Failure title={title} isOutdated={failure === 'outdated'} onRetry={onRetry} />;

  return (
    <Message role="status">
      <p className={styles.late}>
        <Translate id="search.loading">Loading…</Translate>
      </p>
    </Message>
  );
}
