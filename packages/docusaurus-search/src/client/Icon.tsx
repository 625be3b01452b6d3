import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export const searchIcon = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-4-4';

/** A picture beside a text that says the same; its outline is in a box of 24 by 24. */
export default function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
