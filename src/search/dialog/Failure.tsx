import { useEffect, useState, type ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import Translate from '@docusaurus/Translate';
import Outdated from '../Outdated';
import Message from './Message';
import styles from './Message.module.css';

export interface Props {
  /** A newer deployment has replaced what the search needs. */
  isOutdated: boolean;
  onRetry: () => void;
}

/** For those who write the pages, not for readers: the index is made from the finished pages. */
const developmentHelp =
  'npm start makes no search index. To search, run npm run build and npm run serve.';

function Help({ onRetry }: Pick<Props, 'onRetry'>): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <>
      <p>
        <Translate
          id="theme.SearchModal.errorScreen.helpText"
          description="The help text for error screen of search modal"
        >
          You might want to check your network connection.
        </Translate>
      </p>
      {isOffline && (
        <p>
          <Translate
            id="search.offline"
            description="Shown below a failed search in a browser that is offline"
          >
            The search goes on by itself once you are online again.
          </Translate>
        </p>
      )}
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      </button>
    </>
  );
}

/** Shown when a search has failed, with a way on. */
export default function Failure({ isOutdated, onRetry }: Props): ReactNode {
  const isMissing = process.env.NODE_ENV === 'development' && !settings.algolia;
  return (
    <Message role="alert">
      <p className={styles.title}>
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen of search modal"
        >
          Unable to fetch results
        </Translate>
      </p>
      {isMissing ? developmentHelp : isOutdated ? <Outdated /> : <Help onRetry={onRetry} />}
    </Message>
  );
}
