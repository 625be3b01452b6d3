import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Popover from '@site/src/components/Popover';
import type { SocialLink } from '@site/src/config/types';
import SocialItem from './SocialItem';
import styles from './styles.module.css';

/** So many stand in the bar, the rest in a popup (specification section 9, "Social links inline"). */
const inlineCount = 5;

const hover = { openDelay: 100, closeDelay: 150 };

/** Ways to the code host, the microblog and the chat (specification section 2.2). */
export default function SocialLinks({ links }: { links: readonly SocialLink[] }): ReactNode {
  const items = (part: readonly SocialLink[]) =>
    part.map((link) => (
      <li key={link.content}>
        <SocialItem link={link} />
      </li>
    ));
  const rest = links.slice(inlineCount);
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
      {items(links.slice(0, inlineCount))}
      {rest.length > 0 && (
        <li>
          <Popover
            align="end"
            hover={hover}
            label={translate({
              id: 'navbar.moreSocial',
              message: 'More links',
              description: 'Label of the button that shows the social links beyond the fifth',
            })}
            triggerClassName={styles.item}
            trigger={
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                aria-hidden="true"
                fill="currentColor"
              >
                <path d="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
              </svg>
            }
          >
            <ul className={styles.rest}>{items(rest)}</ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}
