import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Modal.module.css';
import { shortcutOf } from './useShortcuts';

export interface Props {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog above the page, which can't be reached meanwhile. The keys of the search and a click
 * beside the dialog close it.
 */
export default function Modal({ label, className, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // The key that opens the dialog, held down, is meant neither as text nor for what is in it.
    let isHeld = true;
    const onKeyDown = (event: KeyboardEvent) => {
      isHeld &&= event.repeat;
      if (!isHeld && shortcutOf(event, true) !== 'close') return;
      event.preventDefault();
      // Layers below the dialog listen to the same keys.
      event.stopPropagation();
      if (!event.repeat) onClose();
    };
    // A double click on what opens the dialog goes on in it, such as on its first button.
    let isOpening = true;
    // What is beside the dialog belongs to it, its content does not. A reader who drags out of the
    // dialog selects text, and one who drags into it doesn't want to close it.
    let isBeside = false;
    const onMouseDown = (event: MouseEvent) => {
      isOpening &&= event.detail > 1;
      isBeside = event.target === element;
      // The focus stays where it is, such as in the field.
      if (isOpening || isBeside) event.preventDefault();
    };
    const onMouseUp = ({ target }: MouseEvent) => {
      isBeside &&= target === element;
    };
    const onClick = (event: MouseEvent) => {
      if (isOpening && event.detail > 1) {
        event.preventDefault();
        event.stopPropagation();
      } else if (isBeside && event.target === element) {
        onClose();
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('mousedown', onMouseDown, { signal });
    element.addEventListener('mouseup', onMouseUp, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.modal, className)}
      tabIndex={-1}
      aria-label={label}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
