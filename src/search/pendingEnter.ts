import type { KeyboardEvent, RefObject } from 'react';

/**
 * Enter, pressed before the answer to a query has come: it opens the first hit once that is there,
 * unless the reader has done something else since, such as typing on.
 */
export type PendingEnter = RefObject<KeyboardEventInit | undefined>;

/** Lets Enter wait for the answer to a query. Without words there is nothing to open. */
export function keepEnter(
  pending: PendingEnter,
  query: string,
  { nativeEvent }: KeyboardEvent,
): void {
  if (query.trim()) pending.current = nativeEvent;
}

/** The key that waits, if one does; it doesn't wait any longer. */
export function takeEnter(pending: PendingEnter): KeyboardEventInit | undefined {
  const taken = pending.current;
  pending.current = undefined;
  return taken;
}
