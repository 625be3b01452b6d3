import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Former id of the section on this page. */
  id: string;
  /** URL of the section now. */
  to: string;
}

/** Leads readers who follow an old link to a section that is on another page now. */
export default function MovedSection({ id, to }: Props): ReactNode {
  return (
    <p id={id} className={styles.moved} data-moved="">
      <Translate id="moved.text">This section is on another page now:</Translate>{' '}
      <Link to={to}>
        <Translate id="moved.link">Go there</Translate>
      </Link>
    </p>
  );
}
