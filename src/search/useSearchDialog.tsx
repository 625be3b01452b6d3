import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isOutdated } from '@site/src/lib/deployment';
import { searchFolder } from './engine/constants';
import LoadFailure from './LoadFailure';
import { loadSearch, type LoadedSearch } from './loadSearch';
import { useShortcuts } from './useShortcuts';

export interface SearchDialog {
  /** Opens the dialog; the focus returns to where it is now. */
  open: () => void;
  /** Loads what the dialog needs: the reader is about to search. */
  prepare: () => void;
  /** The dialog, or what there is to say where it cannot be loaded. */
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

/** The search dialog of a page, opened by the search keys or by the caller. */
export function useSearchDialog(): SearchDialog {
  const indexFolder = useBaseUrl(`/${searchFolder}/`);
  const language = useDocusaurusContext().i18n.currentLocale;
  const [search, setSearch] = useState<LoadedSearch>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<'unreachable' | 'outdated'>();
  const opener = useRef<Element | null>(null);
  const letters = useEarlyLetters(isOpen && !search);

  const load = useCallback(
    async () => setSearch(await loadSearch({ indexFolder, language })),
    [indexFolder, language],
  );
  const open = useCallback(() => {
    opener.current = document.activeElement;
    setFailure(undefined);
    setOpen(true);
    load().catch(async (error: unknown) => {
      console.warn('The search dialog could not be loaded.', error);
      setOpen(false);
      setFailure((await isOutdated(error)) ? 'outdated' : 'unreachable');
    });
  }, [load]);
  // A failure matters when the reader opens the dialog.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => setOpen(false), []);
  const dismiss = useCallback(() => setFailure(undefined), []);
  useShortcuts({ isOpen, open, close });

  useEffect(() => {
    // While the dialog is open, nothing else takes the focus.
    if (!isOpen && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }, [isOpen]);

  const layer = (
    <>
      {failure && (
        <LoadFailure isOutdated={failure === 'outdated'} onRetry={open} onDismiss={dismiss} />
      )}
      {isOpen &&
        search &&
        createPortal(
          <search.Dialog provider={search.provider} letters={letters} onClose={close} />,
          document.body,
        )}
    </>
  );
  return { open, prepare, layer };
}
