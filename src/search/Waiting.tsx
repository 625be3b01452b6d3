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

interface Texts {
  /** Says that the content could not be loaded; by default that results could not. */
  failed?: string;
}

/** What a dialog says before its content has been loaded, or where that failed. */
export default function Waiting({ failure, onRetry, failed }: Props & Texts): ReactNode {
  if (failure)
    return <Failure title={failed} isOutdated={failure === 'outdated'} onRetry={onRetry} />;

  return (
    <Message role="status">
      <p className={styles.late}>
        <Translate
          id="search.loading"
          description="Shown and announced while the content of a dialog is being loaded"
        >
          Loading…
        </Translate>
      </p>
    </Message>
  );
}
