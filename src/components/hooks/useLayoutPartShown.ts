import { useSyncExternalStore } from 'react';
import { isPartHidden, type LayoutPart } from '@site/src/site/layoutParts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-hide'] });
  return () => observer.disconnect();
}

/**
 * Whether a part of the layout is shown, for what CSS can't hide.
 *
 * @param prerendered the result until the page is hydrated and the query is known
 */
export function useLayoutPartShown(part: LayoutPart, prerendered = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isPartHidden(part, document.documentElement),
    () => prerendered,
  );
}
