import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import buttonStyles from '../ButtonLink/styles.module.css';
import { useStackBlitz } from '../ExampleLinks/useStackBlitz';
import styles from './styles.module.css';

export interface Props {
  /** An example without images or other files that StackBlitz does not take. */
  name: string;
}

/** A button that opens an example in StackBlitz, for readers who want to install nothing. */
export default function TryExample({ name }: Props): ReactNode {
  const { open, status } = useStackBlitz(name);
  return (
    <span className={styles.example} data-example={name}>
      <button type="button" className={clsx(buttonStyles.button, 'needs-script')} onClick={open}>
        <Translate
          id="tryExample.open"
          description="Button that opens a first example on stackblitz.com"
        >
          Try it in the browser
        </Translate>
      </button>
      {status}
    </span>
  );
}
