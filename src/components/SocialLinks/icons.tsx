import type { ReactNode } from 'react';
import Discord from '@site/src/components/ui/icons/discord.svg';
import GitHub from '@site/src/components/ui/icons/github.svg';
import X from '@site/src/components/ui/icons/x.svg';
import type { SocialIcon } from '@site/src/site/types';
import styles from './styles.module.css';

const icons = { github: GitHub, x: X, discord: Discord };

export const iconNames = { github: 'GitHub', x: 'X', discord: 'Discord' };

/** A built-in icon, or the SVG markup given in the site's configuration. */
export default function Icon({ icon }: { icon: SocialIcon }): ReactNode {
  if (typeof icon === 'object') {
    return (
      <span
        className={styles.icon}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: icon.svg }}
      />
    );
  }
  const BuiltInIcon = icons[icon];
  return <BuiltInIcon />;
}
