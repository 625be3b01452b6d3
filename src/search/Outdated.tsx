import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Notice.module.css';

/**
 * Tells why search cannot work in this tab any more, with a way out: its files were removed
 * together with the deployment that the page came from.
 */
export default function Outdated(): ReactNode {
  return (
    <>
      <Translate
        id="search.outdated"
        description="Shown where search needs files that a newer version of the site has replaced"
      >
        This site has been updated since you opened the page.
      </Translate>{' '}
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        <Translate id="search.reload" description="Button that loads the page once more">
          Reload the page
        </Translate>
      </button>
    </>
  );
}
