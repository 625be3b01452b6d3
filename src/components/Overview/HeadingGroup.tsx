import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { normalize, type OverviewGroup, type OverviewItem } from '@site/src/site/overview';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** A name of the configuration or of a command, in contrast to prose. */
const name = /^[a-z][!-~]*$/;

/** A text with its part that matches the keyword marked. */
function Marked({ text, keyword }: { text: string; keyword: string }): ReactNode {
  const at = normalize(text).indexOf(keyword);
  if (keyword === '' || at < 0) return text;
  const end = at + keyword.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface HeadingsProps extends OverviewItem {
  /** The filter, normalized. */
  keyword: string;
}

function Headings({ permalink, headings, keyword }: HeadingsProps): ReactNode {
  return (
    <ul className={styles.headings}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <Link
            className={clsx(styles.heading, name.test(heading.text) && styles.name)}
            to={`${permalink}#${heading.id}`}
          >
            <Marked text={heading.text} keyword={keyword} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Headings of a page that show at first, if it has more than two more. */
const folded = 6;

/** The headings of a page. Many are folded, but not those that the reader has filtered. */
function FoldedHeadings(props: HeadingsProps): ReactNode {
  const { headings, keyword } = props;
  if (keyword || headings.length <= folded + 2) return <Headings {...props} />;
  return (
    <>
      <Headings {...props} headings={headings.slice(0, folded)} />
      <details className={styles.more}>
        {/* A control, not content: in its other forms, such as Markdown, the page isn't folded. */}
        <summary data-page-tools="">
          <Translate
            id="overview.more"
            description="Opens the rest of the headings of a page in the overview"
            values={{ count: headings.length - folded }}
          >
            {'{count} more'}
          </Translate>
        </summary>
        <Headings {...props} headings={headings.slice(folded)} />
      </details>
    </>
  );
}

/** A page and its headings, in a row that opens; those that match a filter are shown. */
function Row({ title, headings, ...item }: HeadingsProps): ReactNode {
  return (
    <details className={styles.row} open={item.keyword !== ''}>
      <summary>
        {title}{' '}
        <span className={styles.rowCount} data-page-tools="">
          {headings.length}
        </span>
      </summary>
      <Headings {...item} title={title} headings={headings} />
    </details>
  );
}

export interface Props extends OverviewGroup {
  /** The filter, normalized. */
  keyword: string;
  /** Whether the list is the end of a page rather than the page. */
  isPart: boolean;
}

/** Pages of a group, each with some of its headings. */
export default function HeadingGroup(props: Props): ReactNode {
  const { id, title, permalink, items, keyword, isPart } = props;
  // Labeled by its text, because the heading also contains the link to itself.
  return (
    <section className={styles.group} aria-label={title}>
      <Heading as={isPart ? 'h3' : 'h2'} id={id} className={styles.groupTitle}>
        {permalink ? <Link to={permalink}>{title}</Link> : title}
      </Heading>
      <ul className={styles.items}>
        {items.map((item) =>
          isPart ? (
            <li key={item.permalink}>
              <Row {...item} keyword={keyword} />
            </li>
          ) : (
            <li key={item.permalink} className={styles.item}>
              <Link className={styles.itemTitle} to={item.permalink}>
                <Marked text={item.title} keyword={keyword} />
              </Link>
              {item.headings.length > 0 && <FoldedHeadings {...item} keyword={keyword} />}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
