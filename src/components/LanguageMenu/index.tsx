import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Menu from '../Menu';
import styles from './styles.module.css';
import { useLanguageLinks } from './useLanguageLinks';

/** Switches the language of the page; it is shown only if there is more than one. */
export default function LanguageMenu(): ReactNode {
  const links = useLanguageLinks();
  if (links.length < 2) return null;
  return (
    <Menu
      label={translate({
        id: 'navbar.language',
        message: 'Language',
        description: 'Label of the language menu',
      })}
      trigger={
        <>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path d="M12.6 15.2 10 12.7l.1-.1A17.6 17.6 0 0 0 13.8 6H17V4h-7V2H8v2H1v2h11.2a15.8 15.8 0 0 1-3.2 5.4A16 16 0 0 1 6.7 8h-2a17.6 17.6 0 0 0 3 4.6L2.6 17.6 4 19l5-5 3.1 3.1.5-1.9ZM18.5 10h-2L12 22h2l1.1-3h4.8l1.1 3h2l-4.5-12Zm-2.6 7 1.6-4.3 1.6 4.3h-3.2Z" />
          </svg>
          <span className={styles.current}>{links.find(({ isCurrent }) => isCurrent)?.text}</span>
        </>
      }
      items={links}
    />
  );
}
