import type { ReactNode } from 'react';
import Menu from '@site/src/components/Menu';
import LanguageIcon from '../ui/icons/language.svg';
import styles from './styles.module.css';
import { useSiteChoices } from './useSiteChoices';

/** Menus in the navbar that switch the language and the version of the page. */
export default function SiteMenus(): ReactNode {
  return useSiteChoices().map(({ kind, label, links }) => {
    const current = links.find(({ isCurrent }) => isCurrent)?.text;
    const trigger =
      kind === 'language' ? (
        <>
          <LanguageIcon />
          <span className={styles.language}>{current}</span>
        </>
      ) : (
        current
      );
    return <Menu key={kind} label={label} trigger={trigger} items={links} />;
  });
}
