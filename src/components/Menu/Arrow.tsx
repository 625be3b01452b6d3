import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says of a button that it opens a menu. */
export default function Arrow(): ReactNode {
  return (
    <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  );
}
