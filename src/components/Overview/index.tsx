import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import groups from '@generated/overview/default/config.json';
import { useHistoryText } from '@site/src/hooks/useHistoryText';
import { widthFrom } from '@site/src/lib/mediaQueries';
import { filterOverview, withHeadingsOf, type OverviewGroup } from '@site/src/lib/overview';
import styles from './styles.module.css';

function Group({ title, permalink, items }: OverviewGroup): ReactNode {
  // Labeled by its text, because an id of a heading would be a target for links.
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.groupTitle}>
        {permalink ? <Link to={permalink}>{title}</Link> : title}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.permalink} className={styles.item}>
            <Link className={styles.itemTitle} to={item.permalink}>
              {item.title}
            </Link>
            {item.headings.length > 0 && (
              <ul className={styles.headings}>
                {item.headings.map((heading) => (
                  <li key={heading.id}>
                    <Link className={styles.heading} to={`${item.permalink}#${heading.id}`}>
                      {heading.text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface Props {
  /** Levels of the listed headings; by default those of each page, or of the overview page. */
  overviewHeaders?: readonly number[];
}

/** Every page of the config reference with its headings, and a filter. */
export default function Overview({ overviewHeaders }: Props): ReactNode {
  const [keyword, setKeyword] = useHistoryText('overviewFilter');
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
      withHeadingsOf(groups, overviewHeaders).map((group) => ({
        ...group,
        title: group.title || others,
      })),
    [overviewHeaders, others],
  );
  const found = filterOverview(shown, keyword);

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
          placeholder={translate({
            id: 'overview.keyword',
            message: 'Enter keyword',
            description: 'Placeholder in the filter of the overview',
          })}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </div>
      {found.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <p className={styles.empty} role="status">
        {found.length === 0 && (
          <Translate
            id="overview.empty"
            description="Shown when the filter matches nothing"
            values={{ keyword: keyword.trim() }}
          >
            {'No matching API found: {keyword}'}
          </Translate>
        )}
      </p>
    </div>
  );
}
