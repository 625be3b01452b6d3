import { useEffect, useRef, type RefObject } from 'react';
import { useScrollLock } from './useScrollLock';

const focusable = 'a[href], button, input, [tabindex="0"]';

/** Makes everything inert that neither holds the layer nor is held by it. */
function isolate(layer: HTMLElement): () => void {
  const outside: Element[] = [];
  for (
    let node: Element = layer;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      // A backdrop has to take its clicks.
      const isBackdrop = sibling.getAttribute('role') === 'presentation';
      if (sibling !== node && !isBackdrop && !sibling.hasAttribute('inert')) {
        sibling.setAttribute('inert', '');
        outside.push(sibling);
      }
    }
  }
  return () => outside.forEach((element) => element.removeAttribute('inert'));
}

/**
 * Behavior of a layer over the page while it is open: the page behind it neither scrolls nor can be
 * reached, the focus moves in (to the current entry, if there is one) and back, and Escape closes it.
 * A layer that contains the button which opened it leaves the focus there.
 */
export function useModalLayer(
  layer: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useScrollLock(open);

  useEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    if (!element.contains(opener)) {
      const target =
        element.querySelector<HTMLElement>('[aria-current]') ??
        element.querySelector<HTMLElement>(focusable);
      target?.focus({ preventScroll: true });
    }
    const release = isolate(element);
    const closeOnEscape = (event: KeyboardEvent) => {
      // While another layer is above this one, the key is meant for that one.
      if (event.key === 'Escape' && !element.closest('[inert]')) latestClose.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      // A press on the backdrop leaves the focus nowhere. Whoever has taken it elsewhere keeps it.
      const isFree = document.activeElement === document.body;
      if (opener instanceof HTMLElement && (isFree || element.contains(document.activeElement)))
        opener.focus({ preventScroll: true });
    };
  }, [layer, open]);
}
