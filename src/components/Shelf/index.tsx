import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import books from '@generated/overview/default/shelf.json';
import ui from '../ui/styles.module.css';
import { bookOf } from './bookOf';
import styles from './styles.module.css';

/** The sections of the site as books on a shelf; each spine leads to its section. */
export default function Shelf(): ReactNode {
  return (
    <nav aria-labelledby="shelf">
      <h2 id="shelf" className={ui.sectionTitle}>
        <Translate id="shelf.title">Browse the docs</Translate>
      </h2>
      <div className={styles.shelf}>
        {books.map(({ title, permalink }) => (
          <Link
            key={permalink}
            className={styles.book}
            to={permalink}
            data-book={bookOf(permalink)}
          >
            {title}
          </Link>
        ))}
      </div>
    </nav>
  );
}
