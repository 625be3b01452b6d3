import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { exampleFieldsPath, exampleZipPath } from '@site/src/lib/examplePaths';
import styles from './styles.module.css';

/** src/remark/exampleLinks.ts adds this component below the included files of an example. */
export interface Props {
  name: string;
  /** Whether the example has images or other files that StackBlitz does not take. */
  isBinary?: boolean;
}

/** Lets readers take an example with them: as a ZIP file, or opened in StackBlitz. */
export default function ExampleLinks({ name, isBinary }: Props): ReactNode {
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
    <p className={styles.links} data-example={name}>
      <Link to={`pathname://${exampleZipPath(name, home)}`} target="_self" autoAddBaseUrl={false}>
        <Translate
          id="exampleLinks.download"
          description="Link to an example as a file; {name} is its name"
          values={{ name }}
        >
          {'Download {name}.zip'}
        </Translate>
      </Link>
      {!isBinary && (
        <button type="button" className="needs-script" onClick={() => void open()}>
          <Translate
            id="exampleLinks.open"
            description="Button that opens an example on stackblitz.com; {name} is its name"
            values={{ name }}
          >
            {'Open {name} in StackBlitz'}
          </Translate>
        </button>
      )}
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
    </p>
  );
}
