import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  className?: string;
  open: boolean;
  /** Id of the screen that it opens. */
  controls: string;
  onClick: () => void;
}

/** Opens and closes the mobile screen. */
export default function Hamburger({ className, open, controls, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.hamburger, 'needs-script', className)}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={translate({
        id: 'navbar.menu',
        message: 'Navigation menu',
        description: 'Label of the button that opens the navigation on phones',
      })}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
    </button>
  );
}
