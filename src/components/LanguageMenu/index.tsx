import type { ReactNode } from 'react';
import Menu from '../Menu';
import LanguageIcon from '../ui/icons/language.svg';
import styles from './styles.module.css';
import { languageLabel, useLanguageLinks } from './useLanguageLinks';

/** Switches the language of the page; it is shown only if there is more than one. */
export default function LanguageMenu(): ReactNode {
  const links = useLanguageLinks();
  if (links.length < 2) return null;
  return (
    <Menu
      label={languageLabel()}
      trigger={
        <>
          <LanguageIcon />
          <span className={styles.current}>{links.find(({ isCurrent }) => isCurrent)?.text}</span>
        </>
      }
      items={links}
    />
  );
}
