import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Popover from '@site/src/components/Popover';
import Tooltip from '@site/src/components/Tooltip';
import Discord from '@site/src/components/ui/icons/discord.svg';
import GitHub from '@site/src/components/ui/icons/github.svg';
import More from '@site/src/components/ui/icons/more.svg';
import X from '@site/src/components/ui/icons/x.svg';
import ui from '@site/src/components/ui/styles.module.css';
import type { SocialLink } from '@site/src/site/types';
import styles from './styles.module.css';

const icons = {
  github: { name: 'GitHub', Image: GitHub },
  x: { name: 'X', Image: X },
  discord: { name: 'Discord', Image: Discord },
};

/** A built-in icon, or the SVG markup given in the site's configuration. */
function Icon({ icon }: Pick<SocialLink, 'icon'>): ReactNode {
  if (typeof icon === 'string') {
    const { Image } = icons[icon];
    return <Image />;
  }
  return (
    <span
      className={styles.icon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.svg }}
    />
  );
}

/** Delays of the popovers of social links, in ms. */
const hover = { openDelay: 100, closeDelay: 150 };

/** Accessible name. A custom icon has that of its `<title>`, else of its target or text. */
function nameOf({ icon, content, mode }: SocialLink): string {
  if (typeof icon === 'string') return icons[icon].name;
  const title = /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1];
  if (title) return title;
  if (mode === 'link') return new URL(content).host;
  if (mode === 'text') return content;
  return translate({
    id: 'navbar.socialPopup',
    message: 'Community',
    description: 'Name of a button without a name that shows a picture or markup of the community',
  });
}

function Content({ link, name }: { link: SocialLink; name: string }): ReactNode {
  const { mode, content } = link;
  const src = useBaseUrl(content);
  if (mode === 'img') return <img src={src} alt={name} width={160} />;
  // The markup is trusted: it comes from src/site/site.ts.
  if (mode === 'dom') return <div dangerouslySetInnerHTML={{ __html: content }} />;
  return <p className={styles.text}>{content}</p>;
}

/** A link, or a button that shows text, an image or markup. */
function SocialItem({ link }: { link: SocialLink }): ReactNode {
  const name = nameOf(link);
  if (link.mode === 'link') {
    return (
      <Tooltip title={name}>
        <Link className={ui.iconButton} href={link.content} aria-label={name}>
          <Icon icon={link.icon} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <Popover
      align="end"
      hover={hover}
      label={name}
      triggerClassName={ui.iconButton}
      trigger={<Icon icon={link.icon} />}
    >
      <div className={styles.content}>
        <Content link={link} name={name} />
      </div>
    </Popover>
  );
}

/** Maximum number of inline links; further ones are in a popup. */
const inlineCount = 5;

/** Links to the project's places on the web, e.g. its repository and its chat. */
export default function SocialLinks({ links }: { links: readonly SocialLink[] }): ReactNode {
  if (links.length === 0) return null;
  const items = links.map((link) => (
    <li key={link.content}>
      <SocialItem link={link} />
    </li>
  ));
  return (
    <ul
      className={styles.links}
      aria-label={translate({ id: 'navbar.social', message: 'Community' })}
    >
      {items.slice(0, inlineCount)}
      {items.length > inlineCount && (
        <li>
          <Popover
            align="end"
            hover={hover}
            label={translate({ id: 'navbar.moreSocial', message: 'More links' })}
            triggerClassName={ui.iconButton}
            trigger={<More />}
          >
            <ul className={styles.rest}>{items.slice(inlineCount)}</ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}
