// Change: replaces Infima's navbar: tools menu, menus that close with a delay, a screen instead of
// a drawer on phones, other rules for hiding. Upstream: 3.10.2
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LanguageMenu from '@site/src/components/LanguageMenu';
import Logo from '@site/src/components/Logo';
import NavScreen from '@site/src/components/NavScreen';
import NavItems from '@site/src/components/NavItems';
import SearchBar from '@theme/SearchBar';
import SocialLinks from '@site/src/components/SocialLinks';
import ThemeMenu from '@site/src/components/ThemeMenu';
import ToolsMenu from '@site/src/components/ToolsMenu';
import VersionMenu from '@site/src/components/VersionMenu';
import { site } from '@site/src/site/site';
import { useNavItems } from '@site/src/components/hooks/useNavItems';
import { usePage } from '@site/src/components/hooks/usePage';
import Hamburger from './Hamburger';
import styles from './styles.module.css';
import { useNavbarScroll } from './useNavbarScroll';

/** Logo and name, which link to the home page. */
function Brand(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Link className={styles.brand} to="/">
      <Logo size={32} />
      <span className={styles.name}>{site.logoText || title}</span>
    </Link>
  );
}

function Bar(): ReactNode {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { hidden, atTop } = useNavbarScroll(bar, site.theme.hideNavbar === 'auto' && !open);
  const isHome = usePage().route === useDocusaurusContext().siteConfig.baseUrl;
  const screenId = useId();
  const close = useCallback(() => setOpen(false), []);
  const leftItems = useNavItems('left');
  const rightItems = useNavItems('right');

  return (
    <nav
      ref={bar}
      data-layout-part="navbar"
      className={clsx(
        styles.navbar,
        hidden && styles.hidden,
        isHome && atTop && !open && styles.transparent,
        isHome && styles.home,
      )}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      <div className={styles.bar}>
        <ToolsMenu />
        <span className={styles.divider} aria-hidden="true" />
        <Brand />
        <div className={styles.wide}>
          <NavItems items={leftItems} />
        </div>
        <div className={styles.end}>
          {site.theme.search && (
            <div className="needs-script">
              <SearchBar />
            </div>
          )}
          <div className={styles.wide}>
            <NavItems items={rightItems} />
            <LanguageMenu />
            <VersionMenu />
            {site.theme.darkMode && <ThemeMenu />}
            <SocialLinks links={site.theme.socialLinks} />
          </div>
          <Hamburger
            className={styles.narrow}
            open={open}
            controls={screenId}
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      <NavScreen id={screenId} bar={bar} open={open} onClose={close} />
    </nav>
  );
}

export default function Navbar(): ReactNode {
  return site.theme.hideNavbar !== 'always' && <Bar />;
}
