import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { searchLabel } from '@site/src/search/Field';
import { useSearchDialog } from '@site/src/search/dialogContext';
import { searchKeys } from '@site/src/search/useShortcuts';
import SearchIcon from '../ui/icons/search.svg';
import styles from './styles.module.css';

const never = () => () => undefined;

/** The keys that open the dialog, as the reader's system writes them. */
function useKeyLabel(): string {
  return useSyncExternalStore(never, searchKeys, () => '');
}

/**
 * Opens the search dialog, which is around all pages (see the theme's `Root`) and loads its content
 * when it is wanted: see src/search. On wide screens it looks like a field.
 */
export default function SearchButton(): ReactNode {
  const { open, prepare, follow } = useSearchDialog();
  const location = useLocation();
  useEffect(() => follow(location), [follow, location]);
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
