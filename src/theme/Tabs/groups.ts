import { useSyncExternalStore } from 'react';
import { readStored, store } from '@site/src/client/stored';
import { storageKeys } from '@site/src/site/storageKeys';

/** Choices of this page that storage doesn't take, because it is blocked or full, by key. */
const unstored = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * The last choice in any set of tabs of a group, on this page, in other tabs of the browser, or
 * earlier. Undefined while the page hydrates. The set may lack this tab.
 */
export function useSharedChoice(group = ''): string | undefined {
  const key = storageKeys.tab + group;
  const read = () => unstored.get(key) ?? readStored('localStorage', key, String);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Shares a choice with all sets of a group. */
export function shareChoice(group: string, value: string): void {
  const key = storageKeys.tab + group;
  if (store('localStorage', key, value)) unstored.delete(key);
  else unstored.set(key, value);
  // The browser sends this event only to its other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
