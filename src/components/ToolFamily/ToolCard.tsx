import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import ToolLogo from '@site/src/components/ToolLogo';
import { product } from '@site/src/site/product';
import type { ToolLink } from '@site/src/site/tools';
import { useToolTexts } from '@site/src/components/hooks/useToolTexts';
import styles from './styles.module.css';

/** Card of one tool; the whole card is a link. */
export default function ToolCard({ tool }: { tool: ToolLink }): ReactNode {
  const { urlOf, descriptionOf } = useToolTexts();
  const url = urlOf(tool);
  return (
    <Link className={styles.card} href={url}>
      <ToolLogo tool={tool} size={52} />
      <span className={styles.text}>
        <strong className={styles.name}>
          {tool.name}
          {tool.name === product.name && (
            <span className={styles.here}>
              <Translate
                id="home.family.here"
                description="Mark on the card of the product that this site is about"
              >
                You are here
              </Translate>
            </span>
          )}
        </strong>
        <span className={styles.description}>{descriptionOf(tool)}</span>
        <span className={styles.host}>{new URL(url).host}</span>
      </span>
    </Link>
  );
}
