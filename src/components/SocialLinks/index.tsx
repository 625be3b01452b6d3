import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Popover from '@site/src/components/Popover';
import More from '@site/src/components/ui/icons/more.svg';
import ui from '@site/src/components/ui/styles.module.css';
import type { SocialLink } from '@site/src/site/types';
import SocialItem, { hover } from './SocialItem';
import styles from './styles.module.css';

/** Maximum number of inline links; further ones are in a popup. */
const inlineCount = 5;

/** The same in a navbar below the breakpoint `large`; if there are more, all are in the popup. */
const narrowCount = 3;

/** Links to the project's places on the web, e.g. its repository and its chat. */
export default function SocialLinks({ links }: { links: readonly SocialLink[] }): ReactNode {
  const items = (part: readonly SocialLink[], className?: string) =>
    part.map((link) => (
      <li key={link.content} className={className}>
        <SocialItem link={link} />
      </li>
    ));
  const inline = links.slice(0, inlineCount);
  const rest = links.slice(inlineCount);
  const isCrowded = links.length > narrowCount;
  if (links.length === 0) return null;
  return (
    <ul
      className={styles.links}
      aria-label={translate({
        id: 'navbar.social',
        message: 'Community',
        description: 'Name of the list of social links',
      })}
    >
      {items(inline, isCrowded ? styles.wideOnly : undefined)}
      {isCrowded && (
        <li className={rest.length === 0 ? styles.narrowOnly : undefined}>
          <Popover
            align="end"
            hover={hover}
            label={translate({
              id: 'navbar.moreSocial',
              message: 'More links',
              description:
                'Label of the button that shows the social links without room in the bar',
            })}
            triggerClassName={ui.iconButton}
            trigger={<More />}
          >
            <ul className={styles.rest}>
              {items(inline, styles.narrowOnly)}
              {items(rest)}
            </ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}
