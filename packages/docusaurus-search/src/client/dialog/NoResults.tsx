import type { ReactNode } from 'react';
import settings from '@generated/docusaurus-search/default/settings.json';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { Message } from '../Message';
import styles from '../Message.module.css';
import { opensElsewhere } from '../running';
import EntryLink from './EntryLink';
import list from './List.module.css';
import { startsTitle, useStartEntries } from './useStartEntries';

export interface Props {
  query: string;
  suggestions: readonly string[];
  /** Searches for a suggestion instead. */
  onSuggestion: (query: string) => void;
  /** The reader has opened a page in this tab, which may be the one below the dialog. */
  onClose: () => void;
}

/** Where to look instead. Unlike results, these links are reached with Tab, not chosen by keys. */
function Starts({ onClose }: Pick<Props, 'onClose'>): ReactNode {
  const starts = useStartEntries();
  if (starts.length === 0) return null;
  return (
    <section className={list.starts} aria-labelledby="search-starts">
      <h2 id="search-starts" className={list.heading}>
        {startsTitle}
      </h2>
      {starts.map((entry) => (
        <EntryLink
          key={entry.url}
          entry={entry}
          className={list.entry}
          tabIndex={0}
          onClick={(event) => {
            if (!opensElsewhere(event)) onClose();
          }}
        />
      ))}
    </section>
  );
}

/** Shown when an answer has no entries: other queries to try, and where to report it. */
export default function NoResults({ query, suggestions, onSuggestion, onClose }: Props): ReactNode {
  return (
    <Message>
      <p className={styles.title}>
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate>{' '}
        <strong>{`"${query}"`}</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
              Try searching for
            </Translate>
            <Translate
              id="search.colon"
              description="Between a text and the list that it introduces"
            >
              :
            </Translate>
          </p>
          <ul className={styles.queries}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {settings.reportUrl && (
        <p>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
            Believe this query should return results?
          </Translate>{' '}
          <Link
            href={settings.reportUrl.replace('{query}', () => encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
              Let us know.
            </Translate>
          </Link>
        </p>
      )}
      <Starts onClose={onClose} />
    </Message>
  );
}
