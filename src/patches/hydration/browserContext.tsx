import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether the page is hydrated, for `useIsBrowser`. */
export const Context = createContext(false);

/**
 * Tells components that the page is hydrated, so that they can render what only the browser knows:
 * in a transition, unlike Docusaurus' own provider, so that React does it in slices.
 */
export function BrowserContextProvider({ children }: { children?: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
