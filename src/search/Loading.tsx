import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Notice from './Notice';
import styles from './Notice.module.css';

/** Tells a reader with a slow connection that the search dialog is on its way. */
export default function Loading(): ReactNode {
  return (
    <Notice popover="manual" role="status" className={styles.late}>
      <Translate
        id="search.loading"
        description="Shown and announced while the search dialog is being loaded"
      >
        Loading the search…
      </Translate>
    </Notice>
  );
}
