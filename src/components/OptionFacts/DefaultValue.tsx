import type { ReactNode } from 'react';
import type { OptionFacts } from '@site/src/config/options/types';
import Code from './Code';
import styles from './styles.module.css';

/** `{ esm: '0', cjs: '0', umd: '1' }` → `[['0', ['esm', 'cjs']], ['1', ['umd']]]` */
function formatsByValue(byFormat: Readonly<Record<string, string>>): [string, string[]][] {
  const formats = new Map<string, string[]>();
  for (const [format, each] of Object.entries(byFormat))
    formats.set(each, [...(formats.get(each) ?? []), format]);

  return [...formats];
}

/** One default value, or a list of values with the formats that each applies to. */
export default function DefaultValue({ value }: { value: OptionFacts['default'] }): ReactNode {
  if (typeof value === 'string') return <Code html={value} />;

  return (
    <ul className={styles.formats}>
      {formatsByValue(value).map(([each, formats]) => (
        <li key={each}>
          {formats.join(', ')}: <Code html={each} />
        </li>
      ))}
    </ul>
  );
}
