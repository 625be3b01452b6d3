import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { site } from '@site/src/config/site';
import { useHistoryText } from '@site/src/hooks/useHistoryText';
import { widthFrom } from '@site/src/lib/mediaQueries';
import {
  filterOverview,
  normalize,
  withHeadingsOf,
  type OverviewGroup,
  type OverviewItem,
} from '@site/src/lib/overview';
import { useSearchDialog } from '@site/src/search/dialogContext';
import { isForInputMethod } from '@site/src/search/useShortcuts';
import Heading from '@theme/Heading';
import ui from '../ui/styles.module.css';
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

interface GroupProps extends OverviewGroup {
  /** The filter, normalized. */
  keyword: string;
}

function Group({ id, title, permalink, items, keyword }: GroupProps): ReactNode {
  // Labeled by its text, because the heading also contains the link to itself.
  return (
    <section className={styles.group} aria-label={title}>
      <Heading as="h2" id={id} className={styles.groupTitle}>
        {permalink ? <Link to={permalink}>{title}</Link> : title}
      </Heading>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.permalink} className={styles.item}>
            <Link className={styles.itemTitle} to={item.permalink}>
              <Marked text={item.title} keyword={keyword} />
            </Link>
            {item.headings.length > 0 && <FoldedHeadings {...item} keyword={keyword} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface Props {
  groups: readonly OverviewGroup[];
  /** Levels of the listed headings; by default those of each page. */
  depths?: readonly number[];
  /** Name of the filter in the browser's history. */
  filterName: string;
  placeholder: string;
  /** What is shown if the keyword matches nothing. */
  empty: (keyword: string) => ReactNode;
  /** Finds what matches the keyword. */
  filter?: (groups: readonly OverviewGroup[], keyword: string) => OverviewGroup[];
  /** Whether pages are entries, too, or only tell where the headings are. */
  countsPages?: boolean;
}

function countEntries(groups: readonly OverviewGroup[], countsPages: boolean): number {
  const items = groups.flatMap((group) => group.items);
  return items.reduce((sum, { headings }) => sum + Number(countsPages) + headings.length, 0);
}

/** Pages by group, each with some of its headings, and a filter. */
export default function HeadingList({
  groups,
  depths,
  filterName,
  placeholder,
  empty,
  filter = filterOverview,
  countsPages = true,
}: Props): ReactNode {
  const search = useSearchDialog();
  const [keyword, setKeyword] = useHistoryText(filterName);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();

  useEffect(() => {
    // On phones, the keyboard would cover the list. With a hash, the page scrolls to its element.
    if (window.matchMedia(widthFrom('tablet')).matches && !window.location.hash)
      input.current?.focus({ preventScroll: true });
  }, []);

  const others = translate({
    id: 'overview.others',
    message: 'Others',
    description: 'Title of overview entries that belong to no group',
  });
  const shown = useMemo(
    () =>
      withHeadingsOf(groups, depths).map((group) => ({
        ...group,
        title: group.title || others,
      })),
    [groups, depths, others],
  );
  const wanted = keyword.trim();
  const found = filter(shown, wanted);

  return (
    <div className={styles.overview} data-overview>
      <div className={clsx(styles.filter, 'needs-script')}>
        <label htmlFor={inputId}>
          <Translate id="overview.filter" description="Label of the filter of the overview">
            Filter
          </Translate>
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={keyword}
          placeholder={placeholder}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (key !== 'Escape' || isForInputMethod(nativeEvent)) return;
            // Not all browsers clear the field. Once it is empty, the keys are the page's again.
            if (keyword) setKeyword('');
            else currentTarget.blur();
          }}
        />
        <p className={styles.result} role="status">
          {found.length === 0
            ? empty(wanted)
            : wanted && (
                <Translate
                  id="overview.count"
                  description="How many entries of the overview match the filter"
                  values={{
                    count: countEntries(found, countsPages),
                    total: countEntries(shown, countsPages),
                  }}
                >
                  {'{count} of {total}'}
                </Translate>
              )}
        </p>
      </div>
      {found.length === 0 && (
        <p className={styles.ways}>
          <button
            type="button"
            className={ui.button}
            onClick={() => {
              setKeyword('');
              input.current?.focus();
            }}
          >
            <Translate id="overview.clear" description="Button that empties the filter">
              Clear the filter
            </Translate>
          </button>
          {site.theme.search && (
            <button type="button" className={ui.button} onClick={() => search.open(wanted)}>
              <Translate
                id="overview.search"
                description="Button that opens the search dialog with the keyword of the filter"
              >
                Search all pages
              </Translate>
            </button>
          )}
        </p>
      )}
      {found.map((group) => (
        <Group key={group.id} {...group} keyword={normalize(wanted)} />
      ))}
    </div>
  );
}
