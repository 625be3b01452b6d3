import { useSyncExternalStore } from 'react';
import { isPartHidden, type LayoutPart } from '@site/src/lib/layoutParts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-hide'] });
  return () => observer.disconnect();
}

/**
 * Whether a part of the layout is switched on, for what styles can't hide.
 *
 * @param served the answer until the page is hydrated: only then is the query known
 */
export function useLayoutPartShown(part: LayoutPart, served = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isPartHidden(part, document.documentElement),
    () => served,
  );
}
