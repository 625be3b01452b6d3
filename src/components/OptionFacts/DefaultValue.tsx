import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { OptionFacts } from '@site/src/site/options/types';
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

  const separator = translate({
    id: 'optionFacts.separator',
    message: ', ',
    description: 'Between two formats that have the same default',
  });
  return (
    <ul className={styles.formats}>
      {formatsByValue(value).map(([each, formats]) => (
        <li key={each}>
          <Translate
            id="optionFacts.formats"
            description="A default value after the formats that it applies to"
            values={{ formats: formats.join(separator), value: <Code html={each} /> }}
          >
            {'{formats}: {value}'}
          </Translate>
        </li>
      ))}
    </ul>
  );
}
