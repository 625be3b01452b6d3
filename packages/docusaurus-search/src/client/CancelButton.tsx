import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './SearchDialog.module.css';

/** Closes a dialog, at the right end of its first line. */
export default function CancelButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.cancel} onClick={onClick}>
      {translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel' })}
    </button>
  );
}
