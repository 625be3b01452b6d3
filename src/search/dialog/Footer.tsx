import type { ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './Footer.module.css';
import Keys from './Keys';
import Status from './Status';
import type { State } from './useSearch';

const provider = { name: 'Algolia', url: 'https://www.algolia.com/developers/' };

/** The state of the search, the keys, and the provider if it isn't the site itself. */
export default function Footer({ state }: { state: State }): ReactNode {
  return (
    <footer className={styles.footer}>
      <Status state={state} />
      <Keys />
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
