import { useSyncExternalStore } from 'react';

/**
 * The groups that the reader opened or closed, until the page is reloaded. Not the state of a
 * component, because it has to survive visits to pages without a sidebar.
 */
let choices: Readonly<Record<string, boolean>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes groups, by key. */
export function setGroupsOpen(keys: readonly string[], open: boolean): void {
  if (keys.every((key) => choices[key] === open)) return;
  choices = { ...choices, ...Object.fromEntries(keys.map((key) => [key, open])) };
  listeners.forEach((listener) => listener());
}

/** Whether the reader opened or closed a group, by key; `undefined` if they did neither. */
export function useChoice(key: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choices[key],
    () => undefined,
  );
}
