import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { topicPages } from '../startPages';
import ui from '../ui/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  /** Included files that the author of a library writes. */
  input: ReactNode;
  /** Included files that the build wrote. */
  output: ReactNode;
}

/** Shows what the tool does: the sources of an example on one side, its output on the other. */
export default function HomeExample({ input, output }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="example">
      <h2 id="example" className={ui.sectionTitle}>
        <Translate id="home.example">One config, a complete package</Translate>
      </h2>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3 className={styles.label}>
            <Translate id="home.example.input" description="Label of the sources in the example">
              You write
            </Translate>
          </h3>
          {input}
        </div>
        <div className={styles.side}>
          <h3 className={styles.label}>
            <Translate id="home.example.output" description="Label of the output in the example">
              Rslib builds
            </Translate>
          </h3>
          {output}
        </div>
      </div>
      <p className={styles.intro}>
        <Translate id="home.example.intro">
          Both sides are quoted from a project that this site builds and checks: the code for each
          module system, with the declarations that belong to it.
        </Translate>
      </p>
      {/* Links to the guide, by the decisions that an author of a library has to make */}
      <ul className={styles.topics}>
        {topicPages().map(({ to, title, description }) => (
          <li key={to}>
            <Link className={styles.topic} to={to}>
              <strong className={styles.topicTitle}>{title}</strong>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
