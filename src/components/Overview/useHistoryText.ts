import { useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** State of the current history entry: that of the router, and our texts. */
function entryState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/**
 * A text that belongs to one history entry: empty on a new visit of the page, and restored when the
 * reader goes back or reloads.
 *
 * @param name key in the state of the history entry; the router uses `key` and `state`
 */
export function useHistoryText(name: string): [text: string, setText: (text: string) => void] {
  const isHydrated = useIsBrowser();
  // Read once, because the entry of the next page is current while that page is still loading.
  const [stored] = useState(() => ExecutionEnvironment.canUseDOM && entryState()[name]);
  const [typed, setTyped] = useState<string>();
  const restored = isHydrated && typeof stored === 'string' ? stored : '';
  const setText = (text: string) => {
    setTyped(text);
    window.history.replaceState({ ...entryState(), [name]: text }, '');
  };
  return [typed ?? restored, setText];
}
