import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Moon from '@site/src/components/ui/icons/moon.svg';
import Sun from '@site/src/components/ui/icons/sun.svg';
import ui from '@site/src/components/ui/styles.module.css';
import { useThemeChange } from './useThemeChange';

/**
 * Switches between light and dark. CSS chooses the icon, because prerendered pages don't know the
 * theme.
 */
export default function ThemeToggle(): ReactNode {
  const change = useThemeChange();
  const flip = (event: MouseEvent<HTMLButtonElement>) => {
    // The document has the actual theme, also if the setting is that of the system.
    change(event, () => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
  };

  return (
    <button
      type="button"
      className={ui.iconButton}
      aria-label={translate({ id: 'navbar.theme', message: 'Switch between dark and light mode' })}
      onClick={flip}
    >
      <Sun className={ui.light} />
      <Moon className={ui.dark} />
    </button>
  );
}
