// Change: a light button; the search dialog of theme-search-algolia's library, its styles and its data come when they are
// wanted, and the site's own index answers where Algolia is not configured. Upstream: 3.10.2
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DialogModule } from './prepare';
import Tooltip from '@site/src/components/Tooltip';
import { isOutdated } from '@site/src/lib/deployment';
import { searchFolder } from '@site/src/lib/search/constants';
import Outdated from './Outdated';
import styles from './styles.module.css';
import { useIdle } from './useIdle';
import { useShortcuts } from './useShortcuts';

const loadPrepare = () => import('./prepare');

/** The reader is about to search: the dialog and the index can come. */
function useDialog(indexFolder: string) {
  const [dialog, setDialog] = useState<DialogModule>();
  const [failure, setFailure] = useState<'unreachable' | 'outdated'>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const { prepare } = await loadPrepare();
      const loaded = await prepare(indexFolder);
      setDialog(() => loaded);
    } catch (error) {
      console.warn('The search dialog could not be loaded.', error);
      setFailure((await isOutdated(error)) ? 'outdated' : 'unreachable');
    }
  }, [indexFolder]);
  return { dialog, failure, load };
}

export interface Props {
  /** Without the button, for a page without a navbar: only the keys open the dialog. */
  keysOnly?: boolean;
}

export default function SearchBar({ keysOnly }: Props): ReactNode {
  const indexFolder = useBaseUrl(`/${searchFolder}/`);
  const { dialog, failure, load } = useDialog(indexFolder);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(() => {
    // On a phone the shown button is another one than on a wide screen: there is one of this component for both.
    opener.current = document.activeElement;
    setOpen(true);
    void load();
  }, [load]);
  const close = useCallback(() => setOpen(false), []);
  const warm = useCallback(() => void load(), [load]);

  // The code alone, without running it: a reader who never searches pays nothing but a quiet download.
  useIdle(() => void loadPrepare().catch(() => undefined));
  useShortcuts({ isOpen, open, close });

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const target = opener.current instanceof HTMLElement ? opener.current : undefined;
      const back = target && target !== document.body ? target : button.current;
      back?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  const Dialog = dialog?.default;
  return (
    <>
      {!keysOnly && (
        <Tooltip title={label}>
          <button
            ref={button}
            type="button"
            className={clsx(styles.button, 'needs-script')}
            aria-label={label}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K /"
            onClick={open}
            onPointerEnter={warm}
            onTouchStart={warm}
            onFocus={warm}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="11" cy="11" r="7" />
              <path d="m20 20-4-4" />
            </svg>
          </button>
        </Tooltip>
      )}
      {isOpen && failure && (
        <span role="alert" className={styles.failure}>
          {failure === 'outdated' ? (
            <Outdated />
          ) : (
            translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.',
              description: 'The help text for error screen of search modal',
            })
          )}
        </span>
      )}
      {isOpen &&
        Dialog &&
        createPortal(<Dialog indexFolder={indexFolder} onClose={close} />, document.body)}
    </>
  );
}
