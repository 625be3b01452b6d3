import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { OptionFacts as Facts } from '@site/src/config/options/types';
import Code from './Code';
import DefaultValue from './DefaultValue';
import styles from './styles.module.css';

/**
 * Authors only write `name`; src/remark/optionFacts.ts replaces it with the facts, where `type` and
 * `default` are highlighted markup.
 */
export type Props = Facts;

/** Type, default and version of one option, at the top of its section. */
export default function OptionFacts({
  type,
  default: defaultValue,
  since,
  deprecated,
  topLevel,
}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {deprecated && (
        <>
          <dt className={styles.deprecated}>
            <Translate
              id="optionFacts.deprecated"
              description="Before the version that deprecated an option"
            >
              Deprecated
            </Translate>
          </dt>
          <dd>
            <Translate
              id="optionFacts.instead"
              description="{since} is a version, {instead} the option to use"
              values={{ since: deprecated.since, instead: <code>{deprecated.instead}</code> }}
            >
              {'since {since}, use {instead}'}
            </Translate>
          </dd>
        </>
      )}
      <dt>
        <Translate id="optionFacts.type" description="Before the type of an option">
          Type
        </Translate>
      </dt>
      <dd>
        <Code html={type} />
      </dd>
      <dt>
        <Translate id="optionFacts.default" description="Before the default of an option">
          Default
        </Translate>
      </dt>
      <dd>
        <DefaultValue value={defaultValue} />
      </dd>
      <div className={styles.pair}>
        <dt>
          <Translate id="optionFacts.since" description="Before the version that added an option">
            Since
          </Translate>
        </dt>
        <dd>{since}</dd>
      </div>
      <div className={styles.pair}>
        <dt>
          <Translate
            id="optionFacts.topLevel"
            description="Before yes, no or only: whether the option may be set outside lib"
          >
            Also at the top level
          </Translate>
        </dt>
        <dd>
          <TopLevel value={topLevel} />
        </dd>
      </div>
    </dl>
  );
}

function TopLevel({ value }: { value: Facts['topLevel'] }): ReactNode {
  if (value === 'only') {
    return (
      <Translate
        id="optionFacts.only"
        description="The option may be set at the top level and nowhere else"
      >
        Only there
      </Translate>
    );
  }
  return value ? (
    <Translate id="optionFacts.yes" description="The option may be set at the top level">
      Yes, for all lib entries
    </Translate>
  ) : (
    <Translate id="optionFacts.no" description="The option may not be set at the top level">
      No
    </Translate>
  );
}
