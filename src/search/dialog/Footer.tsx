import type { ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './Footer.module.css';
import Keys from './Keys';
import Status from './Status';
import type { State } from './useSearch';

const provider = { name: 'Algolia', url: 'https://www.algolia.com/developers/' };

export interface Props {
  state: State;
  onShowKeys: () => void;
}

/** The state of the search, the keys, and the provider if it isn't the site itself. */
export default function Footer({ state, onShowKeys }: Props): ReactNode {
  return (
    <footer className={styles.footer}>
      <Status state={state} />
      <Keys />
      <button type="button" className={styles.allKeys} onClick={onShowKeys}>
        <Translate
          id="search.allKeys"
          description="Button in the search dialog that shows all keys of the site"
        >
          All keys
        </Translate>
      </button>
      {settings.algolia && (
        <Link className={styles.provider} href={provider.url}>
          <Translate
            id="theme.SearchModal.footer.searchByText"
            description="The 'Powered by' text for footer"
          >
            Powered by
          </Translate>{' '}
          {provider.name}
        </Link>
      )}
    </footer>
  );
}
