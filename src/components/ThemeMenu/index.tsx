import type { ReactNode } from 'react';
import clsx from 'clsx';
import { hover } from '@site/src/components/Menu';
import menu from '@site/src/components/Menu/styles.module.css';
import Popover from '@site/src/components/Popover';
import ThemeChoice, { appearanceLabel } from '@site/src/components/ThemeChoice';
import ThemeToggle from '@site/src/components/ThemeToggle';
import Chevron from '@site/src/components/ui/icons/chevron.svg';
import ui from '@site/src/components/ui/styles.module.css';
import styles from './styles.module.css';

/** The theme toggle and, beside it, a menu of all three settings. */
export default function ThemeMenu(): ReactNode {
  return (
    <Popover
      align="end"
      hover={hover}
      before={<ThemeToggle />}
      label={appearanceLabel()}
      triggerClassName={clsx(ui.iconButton, styles.trigger, 'needs-script')}
      panelClassName="needs-script"
      trigger={<Chevron />}
    >
      <ThemeChoice className={menu.items} itemClassName={clsx(menu.item, styles.item)} />
    </Popover>
  );
}
