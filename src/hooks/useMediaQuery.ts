import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells whether a media query matches, and renders again when that changes; `false` until the page
 * is hydrated.
 *
 * @param query from `lib/mediaQueries.ts`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
