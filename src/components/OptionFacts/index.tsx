import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { OptionFacts as Facts, OutputFormat } from '@site/src/site/options/types';
import styles from './styles.module.css';

/**
 * Authors only write `name`; src/content/remark/optionFacts.ts replaces it with the facts, where
 * `type` and `default` are highlighted markup.
 */
export type Props = Facts;

/** Length in characters beyond which code becomes a block instead of lines of inline code. */
const maxInline = 60;

/** Highlighted code of a type or a default, inline if it is short. */
function Code({ html }: { html: string }): ReactNode {
  const text = html.replace(/<[^>]*>/g, '');
  const isLong = text.length > maxInline || text.includes('\n');
  return (
    <code
      className={isLong ? styles.lines : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** One default value, or a list of values with the formats that each applies to. */
function DefaultValue({ value }: { value: Facts['default'] }): ReactNode {
  if (typeof value === 'string') return <Code html={value} />;

  const separator = translate({
    id: 'optionFacts.separator',
    message: ', ',
    description: 'Between two formats that have the same default',
  });
  const formats = Object.keys(value) as OutputFormat[];
  return (
    <ul className={styles.formats}>
      {[...new Set(Object.values(value))].map((each) => (
        <li key={each}>
          <Translate
            id="optionFacts.formats"
            description="A default value after the formats that it applies to"
            values={{
              formats: formats.filter((format) => value[format] === each).join(separator),
              value: <Code html={each} />,
            }}
          >
            {'{formats}: {value}'}
          </Translate>
        </li>
      ))}
    </ul>
  );
}

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
            <Translate id="optionFacts.deprecated">Deprecated</Translate>
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
        <Translate id="optionFacts.type">Type</Translate>
      </dt>
      <dd className={styles.wide}>
        <Code html={type} />
      </dd>
      <dt>
        <Translate id="optionFacts.default">Default</Translate>
      </dt>
      <dd className={styles.wide}>
        <DefaultValue value={defaultValue} />
      </dd>
      <dt>
        <Translate id="optionFacts.since">Since</Translate>
      </dt>
      <dd>{since}</dd>
      {/* What applies to the whole run can be set in every command, the rest only in builds. */}
      {cli && (
        <>
          <dt>
            <Translate id="optionFacts.cli">CLI</Translate>
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
              <Translate id="optionFacts.only">Only at the top level</Translate>
            ) : (
              <Translate id="optionFacts.no">Only in a lib item</Translate>
            )}
          </dd>
        </>
      )}
      {docs && (
        <>
          <dt>
            <Translate id="optionFacts.more">More</Translate>
          </dt>
          <dd>
            <Link to={`${rsbuildDocs()}${docs}`}>
              <Translate id="optionFacts.docs">Rsbuild docs</Translate>
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
