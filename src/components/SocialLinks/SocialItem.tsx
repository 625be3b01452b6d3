import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Popover from '@site/src/components/Popover';
import Tooltip from '@site/src/components/Tooltip';
import type { SocialLink } from '@site/src/config/types';
import Icon, { iconNames } from './icons';
import styles from './styles.module.css';

const hover = { openDelay: 100, closeDelay: 150 };

function nameOf({ icon, content, mode }: SocialLink): string {
  if (typeof icon === 'string') return iconNames[icon];
  return mode === 'link' ? new URL(content).host : content;
}

function Content({ mode, content }: SocialLink): ReactNode {
  const src = useBaseUrl(content);
  if (mode === 'img') return <img src={src} alt="" width={160} />;
  // The markup is the owner's own, from src/config/site.ts.
  if (mode === 'dom') return <div dangerouslySetInnerHTML={{ __html: content }} />;
  return <p className={styles.text}>{content}</p>;
}

/** One way to the community: a link, or a button that shows text, picture or markup. */
export default function SocialItem({ link }: { link: SocialLink }): ReactNode {
  const name = nameOf(link);
  if (link.mode === 'link') {
    return (
      <Tooltip title={name}>
        <Link className={styles.item} href={link.content} aria-label={name}>
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
      triggerClassName={styles.item}
      trigger={<Icon icon={link.icon} />}
    >
      <div className={styles.content}>
        <Content {...link} />
      </div>
    </Popover>
  );
}
