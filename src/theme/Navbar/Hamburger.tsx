import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Close from '@site/src/components/ui/icons/close.svg';
import HamburgerIcon from '@site/src/components/ui/icons/hamburger.svg';
import ui from '@site/src/components/ui/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  className?: string;
  open: boolean;
  /** Id of the nav screen. */
  controls: string;
  onClick: () => void;
}

/** Opens and closes the nav screen. */
export default function Hamburger({ className, open, controls, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(ui.iconButton, styles.hamburger, 'needs-script', className)}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={translate({
        id: 'navbar.menu',
        message: 'Navigation menu',
        description: 'Label of the button that opens the navigation on phones',
      })}
      onClick={onClick}
    >
      {open ? <Close /> : <HamburgerIcon />}
    </button>
  );
}
