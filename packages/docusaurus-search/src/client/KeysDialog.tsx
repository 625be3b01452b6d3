import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CancelButton from './CancelButton';
import type { LoadedSearch } from './load';
import message from './Message.module.css';
import { Waiting, type WaitingProps } from './Message';
import Modal from './Modal';
import styles from './SearchDialog.module.css';
import { keysLabel } from './texts';

export interface Props extends WaitingProps {
  /** The code with the list, once it has been loaded. */
  search: LoadedSearch | undefined;
  onClose: () => void;
}

/** A dialog that lists the keys of the site. */
export default function KeysDialog({ search, failure, onRetry, onClose }: Props): ReactNode {
  if (search) return <search.KeySheet onClose={onClose} />;
  return (
    // The button that tries again disappears: what opens then has the focus.
    <Modal key={failure} className={styles.dialog} label={keysLabel()} onClose={onClose}>
      <div className={styles.form}>
        <span className={message.title}>{keysLabel()}</span>
        <CancelButton onClick={onClose} />
      </div>
      <Waiting
        failure={failure}
        onRetry={onRetry}
        title={translate({
          id: 'search.keys.failed',
          message: 'Unable to load the keyboard shortcuts',
        })}
      />
    </Modal>
  );
}
