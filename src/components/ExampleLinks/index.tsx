import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { exampleZipPath } from '@site/src/site/examplePaths';
import StackBlitzButton from './StackBlitzButton';
import styles from './styles.module.css';

/** src/content/remark/exampleLinks.ts adds this component below the files of an example. */
export interface Props {
  name: string;
  /** Whether the example has images or other files that StackBlitz does not take. */
  isBinary?: boolean;
}

/** Lets readers take an example with them: as a ZIP file, or opened in StackBlitz. */
export default function ExampleLinks({ name, isBinary }: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <div className={styles.links} data-example={name}>
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
        <StackBlitzButton name={name}>
          <Translate
            id="exampleLinks.open"
            description="Button that opens an example on stackblitz.com; {name} is its name"
            values={{ name }}
          >
            {'Open {name} in StackBlitz'}
          </Translate>
        </StackBlitzButton>
      )}
    </div>
  );
}
