import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import books from '@generated/overview/default/shelf.json';
import { bookOf } from './bookOf';
import styles from './styles.module.css';

/** The sections of the site as books on a shelf; each spine leads to its section. */
export default function Shelf(): ReactNode {
  return (
    <nav
      className={styles.shelf}
      aria-label={translate({
        id: 'shelf.label',
        message: 'Sections',
        description: 'Label of the links to the sections on the home page, for screen readers',
      })}
    >
      {books.map(({ title, permalink }) => (
        <Link key={permalink} className={styles.book} to={permalink} data-book={bookOf(permalink)}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
