import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';
import { useThemeChange } from './useThemeChange';

/** Flips between light and dark. The icons are chosen by CSS: the served HTML does not know the theme. */
export default function ThemeToggle(): ReactNode {
  const change = useThemeChange();
  const flip = (event: MouseEvent<HTMLButtonElement>) => {
    // The document has the theme in force, which `auto` leaves to the system.
    change(event, () => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
  };

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={translate({
        id: 'navbar.theme',
        message: 'Switch between dark and light mode',
        description: 'Label of the theme toggle',
      })}
      onClick={flip}
    >
      <svg className={styles.sun} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8" />
      </svg>
      <svg className={styles.moon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
    </button>
  );
}
