import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Introduces the terminal output of a build that fails. */
export default function FailureNotice(): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate
        id="outputExplorer.fails"
        description="Above the terminal output of a build that fails"
      >
        Rslib refuses this combination:
      </Translate>
    </p>
  );
}
