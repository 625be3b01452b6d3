// Change: a light button that looks like a field on wide screens. The dialog is our own, and comes
// with its styles and data when it is wanted: see src/search. Upstream: 3.10.2
import { useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useSearchDialog } from '@site/src/search/useSearchDialog';
import styles from './styles.module.css';

export interface Props {
  /** Without the button, for a page without a navbar: only the keys open the dialog. */
  keysOnly?: boolean;
}

const never = () => () => undefined;

/** The keys that open the dialog, as the reader's system writes them. */
function useKeyLabel(): string {
  const onClient = () => (/mac os/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
  return useSyncExternalStore(never, onClient, () => '');
}

export default function SearchBar({ keysOnly }: Props): ReactNode {
  const { open, prepare, isLoading, layer } = useSearchDialog();
  const keys = useKeyLabel();
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  if (keysOnly) return layer;
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, 'needs-script')}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <span className={styles.placeholder}>{label}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      {layer}
    </>
  );
}
