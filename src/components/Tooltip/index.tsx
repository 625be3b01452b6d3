import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  /** What the tooltip says; it is hidden when it has nothing to say. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Shows a few words when its content is hovered or has the focus. It repeats what the content is named anyway, so it is
 * hidden from screen readers, and needs no script: CSS shows it 0.1 s after the pointer's coming.
 */
export default function Tooltip({ title, className, children }: Props): ReactNode {
  if (!title) return children;
  return (
    <span className={clsx(styles.root, className)}>
      {children}
      <span className={styles.tooltip} aria-hidden="true">
        {title}
      </span>
    </span>
  );
}
