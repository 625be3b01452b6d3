import { useEffect, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { site } from '@site/src/site/site';
import { widthFrom } from '@site/src/site/mediaQueries';
import {
  filterOverview,
  normalize,
  withHeadingsOf,
  type OverviewGroup,
} from '@site/src/site/overview';
import { isForInputMethod, useSearchDialog } from 'docusaurus-search/client';
import ui from '../ui/styles.module.css';
import HeadingGroup from './HeadingGroup';
import styles from './styles.module.css';
import { useHistoryText } from './useHistoryText';

export interface Props {
  groups: readonly OverviewGroup[];
  /** Levels of the listed headings; by default those of each page. */
  depths?: readonly number[];
  placeholder: string;
  /** What is shown if the keyword matches nothing. */
  empty: (keyword: string) => ReactNode;
  /** Finds what matches the keyword. */
  filter?: (groups: readonly OverviewGroup[], keyword: string) => OverviewGroup[];
  /**
   * Whether the list is the end of a page: the filter waits for readers, and pages are folded and
   * only tell where the headings are.
   */
  isPart?: boolean;
}

/** Pages by group, each with some of its headings, and a filter. */
export default function HeadingList({
  groups,
  depths,
  placeholder,
  empty,
  filter = filterOverview,
  isPart = false,
}: Props): ReactNode {
  const [keyword, setKeyword] = useHistoryText();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const search = useSearchDialog();

  useEffect(() => {
    // On phones, the keyboard would cover the list. With a hash, the page scrolls to its element.
    if (!isPart && window.matchMedia(widthFrom('tablet')).matches && !window.location.hash)
      input.current?.focus({ preventScroll: true });
  }, [isPart]);

  const others = translate({
    id: 'overview.others',
    message: 'Others',
    description: 'Title of overview entries that belong to no group',
  });
  const shown = withHeadingsOf(groups, depths).map((group) => ({
    ...group,
    title: group.title || others,
  }));
  const wanted = keyword.trim();
  const found = filter(shown, wanted);
  const count = (counted: readonly OverviewGroup[]) => {
    const items = counted.flatMap((group) => group.items);
    return items.flatMap(({ headings }) => headings).length + (isPart ? 0 : items.length);
  };

  return (
    <div data-overview>
      <div className={clsx(styles.filter, 'needs-script')} data-screen-only="">
        <label htmlFor={inputId}>
          <Translate id="overview.filter">Filter</Translate>
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
                  values={{ count: count(found), total: count(shown) }}
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
            <Translate id="overview.clear">Clear the filter</Translate>
          </button>
          {site.theme.search && (
            <button type="button" className={ui.button} onClick={() => search.open(wanted)}>
              <Translate id="overview.search">Search all pages</Translate>
            </button>
          )}
        </p>
      )}
      {found.map((group) => (
        <HeadingGroup key={group.id} {...group} keyword={normalize(wanted)} isPart={isPart} />
      ))}
    </div>
  );
}
