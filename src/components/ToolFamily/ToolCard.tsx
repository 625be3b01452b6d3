import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ToolLogo from '@site/src/components/ToolLogo';
import type { ToolLink } from '@site/src/config/tools';
import { useToolTexts } from '@site/src/hooks/useToolTexts';
import styles from './styles.module.css';

/** Card of one tool; the whole card is a link. */
export default function ToolCard({ tool }: { tool: ToolLink }): ReactNode {
  const { urlOf, descriptionOf } = useToolTexts();
  const url = urlOf(tool);
  return (
    <Link className={styles.card} href={url}>
      <ToolLogo tool={tool} size={52} />
      <span className={styles.text}>
        <strong className={styles.name}>{tool.name}</strong>
        <span className={styles.description}>{descriptionOf(tool)}</span>
        <span className={styles.host}>{new URL(url).host}</span>
      </span>
    </Link>
  );
}
