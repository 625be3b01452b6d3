import type { KeyboardEvent, RefObject } from 'react';

/**
 * Enter, pressed before the answer to a query has come: it opens the first hit once that is there,
 * unless the reader has typed on.
 */
export type PendingEnter = RefObject<{ query: string; event: KeyboardEventInit } | undefined>;

/** Remembers Enter until the answer to a query has come. Without words there is nothing to open. */
export function keepEnter(
  pending: PendingEnter,
  query: string,
  { nativeEvent }: KeyboardEvent,
): void {
  const words = query.trim();
  if (words) pending.current = { query: words, event: nativeEvent };
}

/** The key that waits for the answer to a query, if one does; it doesn't wait for another one. */
export function takeEnter(pending: PendingEnter, query: string): KeyboardEventInit | undefined {
  const taken = pending.current;
  pending.current = undefined;
  return taken?.query === query ? taken.event : undefined;
}

/** Forgets the key that waits: the reader does something else. */
export function dropEnter(pending: PendingEnter): void {
  pending.current = undefined;
}
