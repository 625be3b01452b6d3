import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Failure from './Failure';
import Message from './Message';
import styles from './Message.module.css';

/** Why the search could not be loaded: there is no connection, or a newer deployment. */
export type LoadFailure = 'unreachable' | 'outdated';

export interface Props {
  failure?: LoadFailure;
  onRetry: () => void;
}

/** What the dialog says before its content has been loaded, or where that failed. */
export default function Waiting({ failure, onRetry }: Props): ReactNode {
  if (failure) return <Failure isOutdated={failure === 'outdated'} onRetry={onRetry} />;

  return (
    <Message role="status">
      <p className={styles.late}>
        <Translate
          id="search.loading"
          description="Shown and announced while the search dialog is being loaded"
        >
          Loading the search…
        </Translate>
      </p>
    </Message>
  );
}
