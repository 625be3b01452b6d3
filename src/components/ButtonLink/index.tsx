import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Props {
  to: string;
  /** The one thing that most readers of a view want next. */
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, so it is no button. */
export default function ButtonLink({ to, primary = false, children }: Props): ReactNode {
  return (
    <Link className={clsx(styles.button, primary && styles.primary)} to={to}>
      {children}
    </Link>
  );
}
