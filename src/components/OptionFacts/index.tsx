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

interface FactProps {
  label: ReactNode;
  /** In a row of its own. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ label, isWide, children }: FactProps): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd className={isWide ? styles.wide : undefined}>{children}</dd>
    </>
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
        <Fact
          label={
            <span className={styles.deprecated}>
              <Translate id="optionFacts.deprecated">Deprecated</Translate>
            </span>
          }
          isWide
        >
          <Translate
            id="optionFacts.instead"
            description="{since} is a version, {instead} the option to use"
            values={{ since: deprecated.since, instead: <code>{deprecated.instead}</code> }}
          >
            {'since {since}, use {instead}'}
          </Translate>
        </Fact>
      )}
      <Fact label={<Translate id="optionFacts.type">Type</Translate>} isWide>
        <Code html={type} />
      </Fact>
      <Fact label={<Translate id="optionFacts.default">Default</Translate>} isWide>
        <DefaultValue value={defaultValue} />
      </Fact>
      <Fact label={<Translate id="optionFacts.since">Since</Translate>}>{since}</Fact>
      {/* What applies to the whole run can be set in every command, the rest only in builds. */}
      {cli && (
        <Fact label={<Translate id="optionFacts.cli">CLI</Translate>}>
          {cli.map((name) => (
            <Fragment key={name}>
              <Link to={`/guide/basic/cli#${topLevel === 'only' ? 'common-flags' : 'build'}`}>
                <code>{name}</code>
              </Link>{' '}
            </Fragment>
          ))}
        </Fact>
      )}
      {/* Most options may be set in both places, so only the exceptions are named. */}
      {topLevel !== true && (
        <Fact
          label={
            <Translate
              id="optionFacts.place"
              description="Before the only place of the configuration where an option may be set"
            >
              Place
            </Translate>
          }
        >
          {topLevel ? (
            <Translate id="optionFacts.only">Only at the top level</Translate>
          ) : (
            <Translate id="optionFacts.no">Only in a lib item</Translate>
          )}
        </Fact>
      )}
      {docs && (
        <Fact label={<Translate id="optionFacts.more">More</Translate>}>
          <Link to={`${rsbuildDocs()}${docs}`}>
            <Translate id="optionFacts.docs">Rsbuild docs</Translate>
          </Link>
        </Fact>
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
