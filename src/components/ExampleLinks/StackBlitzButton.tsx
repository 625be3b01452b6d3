import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { exampleFieldsPath } from '@site/src/site/examplePaths';

export interface Props {
  /** An example without images or other files that StackBlitz does not take. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A button that opens an example in StackBlitz, in a new tab, and what it says if that fails. */
export default function StackBlitzButton({ name, className, children }: Props): ReactNode {
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

  return (
    <>
      <button type="button" className={clsx(className, 'needs-script')} onClick={() => void open()}>
        {children}
      </button>
      <span role="status">
        {hasFailed && (
          <Translate id="exampleLinks.failed">Couldn't load the example. Try again.</Translate>
        )}
      </span>
    </>
  );
}
