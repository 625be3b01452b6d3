import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { useScrollLock } from 'docusaurus-search/client';

const focusable = 'a[href], button, input, [tabindex="0"]';

/** Makes everything inert that isn't inside the layer and doesn't contain it. */
function isolate(layer: HTMLElement): () => void {
  const outside: Element[] = [];
  for (
    let node: Element = layer;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      // A backdrop has to receive clicks.
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
 * Behavior of an open layer over the page: the page behind it is inert and doesn't scroll, the
 * focus moves into the layer (to the current item, if there is one) and later back, unless a
 * navigation has closed the layer, and Escape closes it. If the layer contains the button that
 * opened it, the focus stays there.
 */
export function useModalLayer(
  layer: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const location = useLocation();
  const latest = useRef({ close, location });
  useEffect(() => {
    latest.current = { close, location };
  });
  useScrollLock(open);

  useEffect(() => {
    const element = layer.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    const openedAt = latest.current.location;
    if (!element.contains(opener)) {
      const target =
        element.querySelector<HTMLElement>('[aria-current]') ??
        element.querySelector<HTMLElement>(focusable);
      target?.focus({ preventScroll: true });
    }
    const release = isolate(element);
    const closeOnEscape = (event: KeyboardEvent) => {
      // If another layer is above this one, the key is meant for that layer.
      if (event.key === 'Escape' && !element.closest('[inert]')) latest.current.close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      // The navigation has decided where Tab goes on.
      if (latest.current.location !== openedAt) return;
      // A press on the backdrop moves the focus to the body. Don't take it from any other element.
      const isFree = document.activeElement === document.body;
      if (opener instanceof HTMLElement && (isFree || element.contains(document.activeElement)))
        opener.focus({ preventScroll: true });
    };
  }, [layer, open]);
}
