import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CancelButton from './CancelButton';
import field from './Field.module.css';
import styles from './Frame.module.css';
import message from './Message.module.css';
import { useModal } from './useModal';
import Waiting, { type Props as WaitingProps } from './Waiting';

export interface Props extends WaitingProps {
  onClose: () => void;
}

/** The name of the sheet of keys. */
export const keysLabel = () =>
  translate({
    id: 'keySheet.title',
    message: 'Keyboard shortcuts',
    description: 'Title of the dialog that lists all keys',
  });

/** What opens at once in place of the sheet of keys, which comes with a script. */
export default function WaitingSheet({ failure, onRetry, onClose }: Props): ReactNode {
  const dialog = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={keysLabel()}
      onClose={onClose}
    >
      <div className={field.form}>
        <span className={message.title}>{keysLabel()}</span>
        <CancelButton onClick={onClose} />
      </div>
      <Waiting
        failure={failure}
        onRetry={() => {
          // The button disappears.
          dialog.current?.focus();
          onRetry();
        }}
        failed={translate({
          id: 'keySheet.failed',
          message: 'Unable to load the keyboard shortcuts',
          description: 'Above what the reader can do about it',
        })}
      />
    </dialog>
  );
}
