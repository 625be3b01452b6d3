import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isOutdated } from '@site/src/lib/deployment';
import { searchFolder } from './engine/constants';
import LoadFailure from './LoadFailure';
import Loading from './Loading';
import { loadSearch, type LoadedSearch } from './loadSearch';
import { useShortcuts } from './useShortcuts';

export interface SearchDialog {
  /** Opens the dialog; the focus returns to where it is now. */
  open: () => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
  /** The reader has opened the dialog, and it is on its way. */
  isLoading: boolean;
  /** The dialog, or what there is to say before it has come. */
  layer: ReactNode;
}

/** Collects the letters that a reader types while the dialog is under way. */
function useEarlyLetters(isWaiting: boolean): string {
  const [letters, setLetters] = useState('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing) return;
      if (key === 'Backspace') setLetters((before) => before.slice(0, -1));
      else if (key.length === 1) setLetters((before) => before + key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', keep);
    return () => {
      window.removeEventListener('keydown', keep);
      setLetters('');
    };
  }, [isWaiting]);
  return letters;
}

type Phase = 'closed' | 'open' | 'unreachable' | 'outdated';

/** The search dialog of a page, opened by the search keys or by the caller. */
export function useSearchDialog(): SearchDialog {
  const indexFolder = useBaseUrl(`/${searchFolder}/`);
  const language = useDocusaurusContext().i18n.currentLocale;
  const [search, setSearch] = useState<LoadedSearch>();
  const [phase, setPhase] = useState<Phase>('closed');
  const opener = useRef<Element | null>(null);
  const isOpen = phase === 'open';
  const isLoading = isOpen && !search;
  const letters = useEarlyLetters(isLoading);

  const load = useCallback(
    async () => setSearch(await loadSearch({ indexFolder, language })),
    [indexFolder, language],
  );
  const open = useCallback(() => {
    opener.current = document.activeElement;
    setPhase('open');
    load().catch(async (error: unknown) => {
      console.warn('The search dialog could not be loaded.', error);
      const failure = (await isOutdated(error)) ? 'outdated' : 'unreachable';
      // A reader who has closed it meanwhile need not know.
      setPhase((now) => (now === 'open' ? failure : now));
    });
  }, [load]);
  // A failure matters when the reader opens the dialog.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => setPhase('closed'), []);
  // A click that opens the dialog dismisses the message, too.
  const dismiss = useCallback(() => setPhase((now) => (now === 'open' ? now : 'closed')), []);
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

  const layer = (
    <>
      {isLoading && <Loading />}
      {(phase === 'unreachable' || phase === 'outdated') && (
        <LoadFailure isOutdated={phase === 'outdated'} onRetry={open} onDismiss={dismiss} />
      )}
      {isOpen &&
        search &&
        createPortal(
          <search.Dialog provider={search.provider} letters={letters} onClose={close} />,
          document.body,
        )}
    </>
  );
  return { open, prepare, isLoading, layer };
}
