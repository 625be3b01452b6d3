import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { family, toolGroups } from '@site/src/site/tools';
import ToolCard from './ToolCard';
import styles from './styles.module.css';

/** Cards of the related tools. */
export default function ToolFamily(): ReactNode {
  const links = toolGroups[0]?.links ?? [];
  return (
    <section className={styles.section} aria-labelledby="tool-family">
      <h2 id="tool-family" className={styles.title}>
        {family.name}
      </h2>
      <p className={styles.intro}>
        <Translate id="home.family" description="Sentence above the cards of the tool family">
          Rslib is one of a family of fast tools for JavaScript that share one core and one plugin
          system.
        </Translate>
      </p>
      <ul className={styles.cards}>
        {links.map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
