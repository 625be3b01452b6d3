import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { unhosted, useSearchDialog } from '../../client/dialogContext';
import Icon, { searchIcon } from '../../client/Icon';
import SearchHost from '../../client/SearchHost';
import { searchLabel } from '../../client/texts';
import { searchKeys } from '../../client/useShortcuts';
import styles from './styles.module.css';

function SearchButton(): ReactNode {
  const { open, prepare, follow } = useSearchDialog();
  const location = useLocation();
  useEffect(() => follow(location), [follow, location]);
  const isBrowser = useIsBrowser();
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
        {isBrowser && searchKeys()}
      </kbd>
    </button>
  );
}

/**
 * Opens the search dialog, which loads its content when it is wanted. On wide screens it looks like
 * a field. The dialog is that of the `SearchHost` around the page, or else its own.
 */
export default function SearchBar(): ReactNode {
  const isHosted = useSearchDialog() !== unhosted;
  return isHosted ? (
    <SearchButton />
  ) : (
    <SearchHost>
      <SearchButton />
    </SearchHost>
  );
}
