import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import ToolLogo from '@site/src/components/ToolLogo';
import { useToolTexts } from '@site/src/components/hooks/useToolTexts';
import { product } from '@site/src/site/product';
import { family, toolGroups } from '@site/src/site/tools';
import styles from './styles.module.css';

/** Cards of the related tools; each whole card is a link. */
export default function ToolFamily(): ReactNode {
  const { urlOf, descriptionOf } = useToolTexts();
  const links = toolGroups[0]?.links ?? [];
  return (
    <section className={styles.section} aria-labelledby="tool-family">
      <h2 id="tool-family" className={styles.title}>
        {family.name}
      </h2>
      <p className={styles.intro}>
        <Translate id="home.family">
          Rslib is one of a family of fast tools for JavaScript that share one core and one plugin
          system.
        </Translate>
      </p>
      <ul className={styles.cards}>
        {links.map((tool) => (
          <li key={tool.name}>
            <Link className={styles.card} href={urlOf(tool)}>
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
                <span className={styles.host}>{new URL(urlOf(tool)).host}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
