import type { ReactNode } from 'react';
import type { OptionFacts } from '@site/src/config/options/types';
import styles from './styles.module.css';

/** One value, or a list of formats with the value each has. */
export default function DefaultValue({ value }: { value: OptionFacts['default'] }): ReactNode {
  if (typeof value === 'string') {
    return <code>{value}</code>;
  }
  return (
    <ul className={styles.formats}>
      {Object.entries(value).map(([format, each]) => (
        <li key={format}>
          {format}: <code>{each}</code>
        </li>
      ))}
    </ul>
  );
}
