import { useEffect, useRef } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Does something once the page has loaded and the browser has nothing else to do; never for readers who save data. */
export function useIdle(task: () => void): void {
  const latest = useRef(task);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return undefined;
    // Safari knows no idle callback: a second after the page is soon enough.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => latest.current(), 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => latest.current());
    return () => cancelIdleCallback(handle);
  }, []);
}
