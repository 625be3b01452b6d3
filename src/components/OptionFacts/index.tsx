import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { OptionFacts as Facts } from '@site/src/site/options/types';
import Code from './Code';
import DefaultValue from './DefaultValue';
import styles from './styles.module.css';

/**
 * Authors only write `name`; src/content/remark/optionFacts.ts replaces it with the facts, where
 * `type` and `default` are highlighted markup.
 */
export type Props = Facts;

/** Type, default, version and flags of one option, at the top of its section. */
export default function OptionFacts({
  type,
  default: defaultValue,
  since,
  deprecated,
  cli,
  docs,
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
          <dd className={styles.wide}>
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
      <dd className={styles.wide}>
        <Code html={type} />
      </dd>
      <dt>
        <Translate id="optionFacts.default" description="Before the default of an option">
          Default
        </Translate>
      </dt>
      <dd className={styles.wide}>
        <DefaultValue value={defaultValue} />
      </dd>
      <dt>
        <Translate id="optionFacts.since" description="Before the version that added an option">
          Since
        </Translate>
      </dt>
      <dd>{since}</dd>
      {/* What applies to the whole run can be set in every command, the rest only in builds. */}
      {cli && (
        <>
          <dt>
            <Translate id="optionFacts.cli" description="Before the flags that set an option">
              CLI
            </Translate>
          </dt>
          <dd>
            {cli.map((name) => (
              <Fragment key={name}>
                <Link to={`/guide/basic/cli#${topLevel === 'only' ? 'common-flags' : 'build'}`}>
                  <code>{name}</code>
                </Link>{' '}
              </Fragment>
            ))}
          </dd>
        </>
      )}
      {/* Most options may be set in both places, so only the exceptions are named. */}
      {topLevel !== true && (
        <>
          <dt>
            <Translate
              id="optionFacts.place"
              description="Before the only place of the configuration where an option may be set"
            >
              Place
            </Translate>
          </dt>
          <dd>
            {topLevel ? (
              <Translate
                id="optionFacts.only"
                description="The option may be set at the top level and nowhere else"
              >
                Only at the top level
              </Translate>
            ) : (
              <Translate
                id="optionFacts.no"
                description="The option may not be set at the top level"
              >
                Only in a lib item
              </Translate>
            )}
          </dd>
        </>
      )}
      {docs && (
        <>
          <dt>
            <Translate id="optionFacts.more" description="Before a link to the docs of Rsbuild">
              More
            </Translate>
          </dt>
          <dd>
            <Link to={`${rsbuildDocs()}${docs}`}>
              <Translate id="optionFacts.docs" description="Link to the docs of Rsbuild">
                Rsbuild docs
              </Translate>
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

function rsbuildDocs(): string {
  return translate({
    id: 'optionFacts.docsUrl',
    message: 'https://rsbuild.rs/config/',
    description: 'URL of the options in the docs of Rsbuild, in the language of the reader',
  });
}
