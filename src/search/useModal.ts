import { useEffect, useRef, type RefObject } from 'react';
import { useScrollLock } from '@site/src/hooks/useScrollLock';
import { shortcutOf } from './useShortcuts';

/**
 * Shows a dialog above the page, which can neither be reached nor scrolled meanwhile. The keys of
 * the search and a click beside the dialog cancel it.
 */
export function useModal(cancel: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);

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
      if (!event.repeat) cancel();
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
        cancel();
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('mousedown', onMouseDown, { signal });
    element.addEventListener('mouseup', onMouseUp, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [cancel]);
  return dialog;
}
