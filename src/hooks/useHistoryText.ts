import { useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** State of the current entry of the browser's history: that of the router, and our texts beside it. */
function entryState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/**
 * A text that belongs to one visit of a page: empty on a new one, there again on the way back and after a reload.
 *
 * @param name key in the state of the history entry; the router uses `key` and `state`
 */
export function useHistoryText(name: string): [text: string, setText: (text: string) => void] {
  const isHydrated = useIsBrowser();
  // Read once: while the next page is loading, its entry is the current one.
  const [stored] = useState(() => ExecutionEnvironment.canUseDOM && entryState()[name]);
  const [typed, setTyped] = useState<string>();
  const restored = isHydrated && typeof stored === 'string' ? stored : '';
  const setText = (text: string) => {
    setTyped(text);
    window.history.replaceState({ ...entryState(), [name]: text }, '');
  };
  return [typed ?? restored, setText];
}
