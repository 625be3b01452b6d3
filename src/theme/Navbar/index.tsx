// Change: replaces Infima's navbar: tools menu, menus that close with a delay, a screen instead of
// a drawer on phones, other rules for hiding. Upstream: 3.10.2
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Logo from '@site/src/components/Logo';
import NavScreen from '@site/src/components/NavScreen';
import NavItems from '@site/src/components/NavItems';
import SearchBar from '@theme/SearchBar';
import SiteMenus from '@site/src/components/SiteMenus';
import SocialLinks from '@site/src/components/SocialLinks';
import ThemeMenu from '@site/src/components/ThemeMenu';
import ToolsMenu from '@site/src/components/ToolsMenu';
import Close from '@site/src/components/ui/icons/close.svg';
import HamburgerIcon from '@site/src/components/ui/icons/hamburger.svg';
import ui from '@site/src/components/ui/styles.module.css';
import { site } from '@site/src/site/site';
import { useNavItems } from '@site/src/components/hooks/useNavItems';
import { usePage } from '@site/src/components/hooks/usePage';
import styles from './styles.module.css';
import { useNavbarScroll } from './useNavbarScroll';

function Bar(): ReactNode {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { hidden, atTop } = useNavbarScroll(bar, site.theme.hideNavbar === 'auto' && !open);
  const { title, baseUrl } = useDocusaurusContext().siteConfig;
  const isHome = usePage().route === baseUrl;
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
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
    >
      <div className={styles.bar}>
        <ToolsMenu />
        <span className={styles.divider} aria-hidden="true" />
        <Link className={styles.brand} to="/">
          <Logo size={32} />
          <span className={styles.name}>{site.logoText || title}</span>
        </Link>
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
            <SiteMenus />
            {site.theme.darkMode && <ThemeMenu />}
            <SocialLinks links={site.theme.socialLinks} />
          </div>
          <button
            type="button"
            className={clsx(ui.iconButton, styles.hamburger, 'needs-script')}
            aria-expanded={open}
            aria-controls={screenId}
            aria-label={translate({ id: 'navbar.menu', message: 'Navigation menu' })}
            onClick={() => setOpen(!open)}
          >
            {open ? <Close /> : <HamburgerIcon />}
          </button>
        </div>
      </div>
      <NavScreen id={screenId} bar={bar} open={open} onClose={close} />
    </nav>
  );
}

export default function Navbar(): ReactNode {
  return site.theme.hideNavbar !== 'always' && <Bar />;
}
