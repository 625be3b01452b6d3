import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import settings from '@generated/search-dialog/default/settings.json';
import Translate, { translate } from '@docusaurus/Translate';
import { suggestQueries } from './engine';
import Outdated from './Outdated';
import type { Outcome } from './searchClient';
import { errorTexts } from './useTexts';

/** What the dialog says before anything was searched for; the library shows nothing then. */
export function StartScreen(): ReactNode {
  return (
    <p className="search-start">
      <Translate
        id="theme.SearchModal.startScreen.noRecentSearchesText"
        description="The text when there are no recent searches"
      >
        No recent searches
      </Translate>
    </p>
  );
}

/** For those who write the pages, not for readers: the index is made from the finished pages. */
const developmentHelp =
  'npm start makes no search index. To search, run npm run build and npm run serve.';

/** The library's own error screen goes as it comes (see `searchClient.ts`). */
export function ErrorScreen({ isOutdated }: Pick<Outcome, 'isOutdated'>): ReactNode {
  const { titleText, helpText } = errorTexts();
  const isMissing = process.env.NODE_ENV === 'development' && !settings.algolia;
  const reason = isOutdated ? <Outdated /> : helpText;
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{isMissing ? developmentHelp : reason}</p>
    </div>
  );
}

/** Tells readers who do not see the list how long it is. */
export function ResultCount({ outcome }: { outcome: Outcome | undefined }): ReactNode {
  const count = outcome?.count;
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {count !== undefined &&
        translate(
          {
            id: 'search.count',
            message: '{count} results',
            description: 'Announced to screen readers after a search',
          },
          { count },
        )}
    </p>
  );
}

/** Types a query into the dialog's input as the reader would: the library listens to nothing else. */
function typeQuery(input: HTMLInputElement, query: string): void {
  // Past React's own setter, which would take the text for one that it knows.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/**
 * Text of the screen without results, with queries to try below it. The library has such a list but never fills it, so it
 * is put into the screen from inside of its title.
 */
export function NoResults({ text, suggested }: { text: string; suggested: string }): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const [queries, setQueries] = useState<string[]>([]);
  const input = () =>
    mark.current?.closest('.DocSearch-Modal')?.querySelector<HTMLInputElement>('.DocSearch-Input');

  useEffect(() => {
    setPlace(mark.current?.closest('.DocSearch-NoResults') ?? null);
    setQueries(suggestQueries(input()?.value ?? ''));
  }, []);
  // The screen stays while the reader types on: its title then shows another query.
  useEffect(() => {
    const title = mark.current?.parentElement;
    const observer = new MutationObserver(() => setQueries(suggestQueries(input()?.value ?? '')));
    if (title) observer.observe(title, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={mark}>{text}</span>
      {place &&
        queries.length > 0 &&
        createPortal(
          <div className="DocSearch-NoResults-Prefill-List search-suggestions">
            <p className="DocSearch-Help">{suggested}:</p>
            <ul>
              {queries.map((query) => (
                <li key={query}>
                  <button
                    type="button"
                    className="DocSearch-Prefill"
                    onClick={() => {
                      const element = input();
                      if (element) typeQuery(element, query);
                    }}
                  >
                    {query}
                  </button>
                </li>
              ))}
            </ul>
          </div>,
          place,
        )}
    </>
  );
}
