import { useEffect, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import NavItems from '@site/src/components/NavItems';
import { useSiteChoices, type SiteChoice } from '@site/src/components/SiteMenus/useSiteChoices';
import SocialLinks from '@site/src/components/SocialLinks';
import ThemeChoice, { appearanceLabel } from '@site/src/components/ThemeChoice';
import ThemeToggle from '@site/src/components/ThemeToggle';
import { site } from '@site/src/site/site';
import { useMediaQuery } from '@site/src/components/hooks/useMediaQuery';
import { useModalLayer } from '@site/src/components/hooks/useModalLayer';
import { useNavItems } from '@site/src/components/hooks/useNavItems';
import { widthFrom } from '@site/src/site/mediaQueries';
import styles from './styles.module.css';

export interface Props {
  id: string;
  /** The navbar with the button that opens the screen: it stays usable while the screen is open. */
  bar: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}

/** Links to the page in other languages or versions. */
function Choice({ label, links }: SiteChoice): ReactNode {
  return (
    <div className={styles.row}>
      {label}
      <ul className={styles.choices} aria-label={label}>
        {links.map(({ text, link, lang, isCurrent }) => (
          <li key={text}>
            <Link
              {...link}
              lang={lang}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.choice}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On phones, a panel below the navbar with everything that doesn't fit into it. */
export default function NavScreen({ id, bar, open, onClose }: Props): ReactNode {
  const location = useLocation();
  const choices = useSiteChoices();
  const items = useNavItems();
  const isWide = useMediaQuery(widthFrom('tablet'));
  useModalLayer(bar, open, onClose);

  useEffect(onClose, [location, isWide, onClose]);

  return (
    <div id={id} className={styles.screen} hidden={!open}>
      <NavItems items={items} form="column" onChoose={onClose} />
      {site.theme.darkMode && (
        <>
          <div className={clsx(styles.row, 'needs-script')}>
            {appearanceLabel()}
            <ThemeToggle />
          </div>
          <ThemeChoice
            className={clsx(styles.choices, 'needs-script')}
            itemClassName={styles.choice}
          />
        </>
      )}
      {choices.map((choice) => (
        <Choice key={choice.kind} {...choice} />
      ))}
      <SocialLinks links={site.theme.socialLinks} />
    </div>
  );
}
