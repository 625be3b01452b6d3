import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isOutdated } from '@site/src/lib/deployment';
import { searchFolder } from './engine/constants';
import Frame from './Frame';
import { loadSearch, type LoadedSearch } from './loadSearch';
import { onOpenSearch } from './openSearch';
import { useShortcuts, type Layer } from './useShortcuts';

export interface SearchDialog {
  /** Opens the dialog; the focus returns to where it is now. */
  open: () => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
  /** The dialog, while it is open. */
  layer: ReactNode;
}

type Phase = 'closed' | Layer | 'unreachable' | 'outdated';

/**
 * The search dialog of a page, opened by the search keys or by the caller, and in its place the
 * sheet of all keys.
 */
export function useSearchDialog(): SearchDialog {
  const indexFolder = useBaseUrl(`/${searchFolder}/`);
  const language = useDocusaurusContext().i18n.currentLocale;
  const [search, setSearch] = useState<LoadedSearch>();
  const [phase, setPhase] = useState<Phase>('closed');
  const [query, setQuery] = useState<string>();
  const opener = useRef<Element | null>(null);
  const isOpen = phase !== 'closed';

  const load = useCallback(
    async () => setSearch(await loadSearch({ indexFolder, language })),
    [indexFolder, language],
  );
  const start = useCallback(
    (wanted: Layer) => {
      setPhase(wanted);
      load().catch(async (error: unknown) => {
        console.warn('The search dialog could not be loaded.', error);
        const failure = (await isOutdated(error)) ? 'outdated' : 'unreachable';
        // A reader who has closed it meanwhile need not know.
        setPhase((now) => (now === wanted ? failure : now));
      });
    },
    [load],
  );
  const open = useCallback(
    (wanted: Layer, asked?: string) => {
      opener.current = document.activeElement;
      setQuery(asked);
      start(wanted);
    },
    [start],
  );
  useEffect(() => onOpenSearch((asked) => open('search', asked)), [open]);
  // A failure matters when the reader opens the dialog.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => setPhase('closed'), []);
  useShortcuts({ isOpen, open, close });

  const history = useHistory();
  // Back leads to another page, where the dialog would be in the way.
  useEffect(
    () => history.listen((_, action) => (action === 'REPLACE' ? undefined : close())),
    [history, close],
  );

  useEffect(() => {
    // While the dialog is open, nothing else takes the focus.
    if (!isOpen && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }, [isOpen]);

  const failure = phase === 'unreachable' || phase === 'outdated' ? phase : undefined;
  const dialog =
    phase === 'keys' && search ? (
      <search.KeySheet onClose={close} />
    ) : (
      <Frame
        search={search}
        failure={failure}
        asked={query}
        onRetry={() => start('search')}
        onShowKeys={() => start('keys')}
        onClose={close}
      />
    );
  return {
    open: () => open('search'),
    prepare,
    layer: isOpen && createPortal(dialog, document.body),
  };
}
