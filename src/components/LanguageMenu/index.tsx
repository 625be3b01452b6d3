import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Menu, { otherSiteLink, type MenuItem } from '@site/src/components/Menu';
import { homeOf, localeCodes, locales } from '@site/src/site/locales';
import { usePage } from '@site/src/components/hooks/usePage';
import { toLocale } from '@site/src/site/localeUrl';
import LanguageIcon from '../ui/icons/language.svg';
import styles from './styles.module.css';

/** Name of the choice of a language. */
export function languageLabel(): string {
  return translate({
    id: 'navbar.language',
    message: 'Language',
    description: 'Label of the language menu',
  });
}

/**
 * Links to the page in each language, with its query and hash; on the not-found view, links to the
 * home pages.
 */
export function useLanguageLinks(): MenuItem[] {
  const page = usePage();
  const { currentLocale } = useDocusaurusContext().i18n;
  return localeCodes.map((locale) => ({
    text: locales[locale].label,
    lang: locales[locale].htmlLang,
    link: otherSiteLink(page.route ? toLocale(page, locale) : homeOf(locale)),
    isCurrent: locale === currentLocale,
  }));
}

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
