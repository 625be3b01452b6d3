import { useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { DialogContext, useSearchDialog } from '../../client/dialogContext';
import Icon, { searchIcon } from '../../client/Icon';
import SearchHost from '../../client/SearchHost';
import { searchLabel } from '../../client/texts';
import { searchKeys } from '../../client/useShortcuts';
import styles from './styles.module.css';

const never = () => () => undefined;

/** The keys that open the dialog, as the reader's system writes them. */
function useKeyLabel(): string {
  return useSyncExternalStore(never, searchKeys, () => '');
}

function SearchButton(): ReactNode {
  const { open, prepare, follow } = useSearchDialog();
  const location = useLocation();
  useEffect(() => follow(location), [follow, location]);
  const keys = useKeyLabel();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => open()}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <Icon path={searchIcon} />
      <span className={styles.placeholder}>{searchLabel()}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {keys}
      </kbd>
    </button>
  );
}

/**
 * Opens the search dialog, which loads its content when it is wanted. On wide screens it looks like
 * a field. The dialog is that of the `SearchHost` around the page, or else its own.
 */
export default function SearchBar(): ReactNode {
  const isHosted = useContext(DialogContext) !== undefined;
  return isHosted ? (
    <SearchButton />
  ) : (
    <SearchHost>
      <SearchButton />
    </SearchHost>
  );
}
