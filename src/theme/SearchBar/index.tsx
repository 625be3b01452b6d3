// Change: a light button that looks like a field on wide screens. The dialog is our own, around all
// pages (see Root), and its content comes with styles and data when it is wanted: see src/search.
// Upstream: 3.10.2
import { useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import SearchIcon from '@site/src/components/ui/icons/search.svg';
import { searchLabel } from '@site/src/search/Field';
import { useSearchDialog } from '@site/src/search/dialogContext';
import { searchKeys } from '@site/src/search/useShortcuts';
import styles from './styles.module.css';

const never = () => () => undefined;

/** The keys that open the dialog, as the reader's system writes them. */
function useKeyLabel(): string {
  return useSyncExternalStore(never, searchKeys, () => '');
}

export default function SearchBar(): ReactNode {
  const { open, prepare } = useSearchDialog();
  const keys = useKeyLabel();
  return (
    <button
      type="button"
      className={clsx(styles.button, 'needs-script')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => open()}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <SearchIcon aria-hidden="true" />
      <span className={styles.placeholder}>{searchLabel()}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {keys}
      </kbd>
    </button>
  );
}
