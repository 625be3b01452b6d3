import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import buttonStyles from '../ButtonLink/styles.module.css';
import StackBlitzButton from '../ExampleLinks/StackBlitzButton';
import styles from './styles.module.css';

export interface Props {
  /** An example without images or other files that StackBlitz does not take. */
  name: string;
}

/** A button that opens an example in StackBlitz, for readers who want to install nothing. */
export default function TryExample({ name }: Props): ReactNode {
  return (
    <span className={styles.example} data-example={name}>
      <StackBlitzButton name={name} className={buttonStyles.button}>
        <Translate id="tryExample.open">Try it in the browser</Translate>
      </StackBlitzButton>
    </span>
  );
}
