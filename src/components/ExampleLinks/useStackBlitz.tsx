import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { exampleFieldsPath } from '@site/src/site/examplePaths';

export interface StackBlitz {
  /** Opens the example in a new tab. */
  open: () => void;
  /** Tells readers if that failed. It has to be on the page before. */
  status: ReactNode;
}

/** What a button needs that opens an example in StackBlitz. */
export function useStackBlitz(name: string): StackBlitz {
  const home = useBaseUrl('/');
  const [hasFailed, setHasFailed] = useState(false);

  async function open(): Promise<void> {
    setHasFailed(false);
    try {
      const { openInStackBlitz } = await import('./openInStackBlitz');
      await openInStackBlitz(exampleFieldsPath(name, home));
    } catch (error) {
      console.error('The example could not be loaded.', error);
      setHasFailed(true);
    }
  }

  return {
    open: () => void open(),
    status: (
      <span role="status">
        {hasFailed && (
          <Translate
            id="exampleLinks.failed"
            description="Shown if an example could not be opened in StackBlitz"
          >
            Couldn't load the example. Try again.
          </Translate>
        )}
      </span>
    ),
  };
}
