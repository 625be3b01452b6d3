import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  to: string;
  /** For the action that most readers take next. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export default function ButtonLink({ to, primary = false, children }: Props): ReactNode {
  return (
    <Link className={clsx(styles.button, primary && styles.primary)} to={to}>
      {children}
    </Link>
  );
}
