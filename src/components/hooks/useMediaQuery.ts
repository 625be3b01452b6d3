import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; `false` until the page is hydrated. Renders again when the result
 * changes.
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
