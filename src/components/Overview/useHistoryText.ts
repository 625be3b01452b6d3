import { useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** State of the current history entry: that of the router, which has other keys, and our text. */
const entryState = () => (window.history.state ?? {}) as { filter?: unknown };

/**
 * The text of a filter, which belongs to one history entry: empty on a new visit of the page, and
 * restored when the reader goes back or reloads.
 */
export function useHistoryText(): [text: string, setText: (text: string) => void] {
  const isHydrated = useIsBrowser();
  // Read once, because the entry of the next page is current while that page is still loading.
  const [stored] = useState(() => ExecutionEnvironment.canUseDOM && entryState().filter);
  const [typed, setTyped] = useState<string>();
  const restored = isHydrated && typeof stored === 'string' ? stored : '';
  const setText = (text: string) => {
    setTyped(text);
    window.history.replaceState({ ...entryState(), filter: text }, '');
  };
  return [typed ?? restored, setText];
}
