import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { homeTopics } from './homeTopics';
import styles from './styles.module.css';

/** Links to the guide, by the decisions that an author of a library has to make. */
export default function Topics(): ReactNode {
  return (
    <ul className={styles.topics}>
      {homeTopics().map(({ to, title, text }) => (
        <li key={to}>
          <Link className={styles.topic} to={to}>
            <strong className={styles.topicTitle}>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
