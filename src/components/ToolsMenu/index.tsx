import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Popover from '@site/src/components/Popover';
import ToolLogo from '@site/src/components/ToolLogo';
import GridIcon from '@site/src/components/ui/icons/grid.svg';
import ui from '@site/src/components/ui/styles.module.css';
import { family, toolGroups } from '@site/src/site/tools';
import { useToolTexts } from '@site/src/components/hooks/useToolTexts';
import styles from './styles.module.css';

/** In ms; the defaults of antd's popover. */
const hover = { openDelay: 100, closeDelay: 100 };

/** A grid icon in the navbar that opens the list of related tools. */
export default function ToolsMenu(): ReactNode {
  const { urlOf, descriptionOf, titleOf } = useToolTexts();
  return (
    <Popover
      hover={hover}
      label={translate({ id: 'navbar.tools', message: 'Rstack tools' })}
      triggerClassName={ui.iconButton}
      panelClassName={styles.panel}
      trigger={<GridIcon />}
    >
      <div className={styles.box}>
        <div className={styles.header}>
          <ToolLogo tool={family} size={24} />
          {family.name}
        </div>
        {toolGroups.map((group) => (
          <ul key={group.titleEn} className={styles.group} aria-label={titleOf(group)}>
            {group.links.map((tool) => (
              <li key={tool.name}>
                <Link className={styles.tool} href={urlOf(tool)}>
                  <ToolLogo tool={tool} size={28} />
                  <span>
                    <span className={styles.name}>{tool.name}</span>
                    <span className={styles.description}>{descriptionOf(tool)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Popover>
  );
}
