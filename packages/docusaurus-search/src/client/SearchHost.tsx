import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { createPath, type Location } from 'history';
import { DialogContext, type SearchControls } from './dialogContext';
import { loadTimeout, searchFolder } from '../engine/constants';
import { isOutdated } from './requests';
import { loadSearch, type LoadedSearch } from './load';
import type { LoadFailure } from './Message';
import SearchDialog, { KeysDialog } from './SearchDialog';
import { useScrollLock } from './useScrollLock';
import { useShortcuts, type Layer } from './useShortcuts';

/**
 * Adds the search dialog to the site, opened by the search keys or by `useSearchDialog`, and the
 * sheet of all keys. It is around all pages: a page that replaces another one, together
 * with its navbar, leaves the dialog open.
 */
export default function SearchHost({ children }: { children: ReactNode }): ReactNode {
  const indexFolder = useBaseUrl(`/${searchFolder}/`);
  const [search, setSearch] = useState<LoadedSearch>();
  const [failure, setFailure] = useState<LoadFailure>();
  const [layer, setLayer] = useState<Layer>();
  const [query, setQuery] = useState<string>();
  const opener = useRef<Element | null>(null);
  /** URL of the page that is shown; the router's may still be loading. */
  const shown = useRef('');
  const isOpen = layer !== undefined;

  const load = useCallback(async () => setSearch(await loadSearch({ indexFolder })), [indexFolder]);
  const show = useCallback(
    (wanted: Layer) => {
      setLayer(wanted);
      setFailure(undefined);
      load().catch(async (error: unknown) => {
        console.warn('The search dialog could not be loaded.', error);
        setFailure((await isOutdated(error)) ? 'outdated' : 'unreachable');
      });
    },
    [load],
  );
  const open = useCallback(
    (wanted: Layer, asked?: string) => {
      opener.current = document.activeElement;
      setQuery(asked);
      show(wanted);
    },
    [show],
  );
  const close = useCallback(() => setLayer(undefined), []);
  useShortcuts({ isOpen, open, close });

  const isWaiting = isOpen && !search && !failure;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // A connection can hang. What comes later is still shown.
    const timer = setTimeout(() => setFailure('unreachable'), loadTimeout);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const history = useHistory();
  // Back leads to another page, where the dialog would be in the way.
  useEffect(
    () =>
      history.listen((location, action) => {
        // A page that could not be loaded leads back to the one that is shown.
        const isBack = action === 'POP' && createPath(location) === shown.current;
        if (action !== 'REPLACE' && !isBack) close();
      }),
    [history, close],
  );

  useScrollLock(isOpen);
  useEffect(() => {
    // While the dialog is open, nothing else takes the focus.
    if (!isOpen && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }, [isOpen]);

  const dialog = useMemo<SearchControls>(
    () => ({
      open: (asked) => open('search', asked),
      // A failure matters when the reader opens the dialog.
      prepare: () => void load().catch(() => undefined),
      follow: (location: Location) => {
        shown.current = createPath(location);
      },
    }),
    [open, load],
  );
  const waiting = { search, failure, onRetry: () => layer && show(layer), onClose: close };
  return (
    <DialogContext value={dialog}>
      {children}
      {layer &&
        createPortal(
          layer === 'search' ? (
            <SearchDialog asked={query} {...waiting} />
          ) : (
            <KeysDialog {...waiting} />
          ),
          document.body,
        )}
    </DialogContext>
  );
}
