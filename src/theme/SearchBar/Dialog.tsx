import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import settings from '@generated/search-dialog/default/settings.json';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { searchLimits } from '@site/src/lib/search/constants';
import { markHits } from '@site/src/lib/search/markHits';
import { adoptStyles } from './adoptStyles';
import { answerFromIndex } from './engine';
import { ErrorScreen, ResultCount, StartScreen } from './screens';
import { allowMissingStorage } from './safeStorage';
import { replaceSearch, type Outcome } from './searchClient';
import { missingResultsUrl, searchParameters } from './searchParameters';
import { useDialogElement } from './useDialogElement';
import { useTexts } from './useTexts';

export interface Props {
  /** Where the indexes of the page's language are. */
  indexFolder: string;
  onClose: () => void;
}

const { algolia, insights, reportUrl } = settings;

/** The library restores the place on the page when it closes; a chosen result leads to another. */
const presentScroll = { valueOf: () => window.scrollY } as unknown as number;

function Hit({ hit, children }: { hit: { url: string }; children: ReactNode }): ReactNode {
  return <Link to={hit.url}>{children}</Link>;
}

export default function Dialog({ indexFolder, onClose }: Props): ReactNode {
  const history = useHistory();
  const language = useDocusaurusContext().i18n.currentLocale;
  const [outcome, setOutcome] = useState<Outcome>();
  const translations = useTexts();
  const [root, box] = useDialogElement(translations.searchBox.searchInputLabel);
  const [parameters] = useState(() =>
    searchParameters({
      language,
      isNarrow: matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches,
      insights,
    }),
  );

  useMemo(() => {
    allowMissingStorage();
    adoptStyles();
  }, []);
  const failed = outcome !== undefined && outcome.count === undefined;
  const dropdown = failed && box?.querySelector('.DocSearch-Dropdown');
  return (
    <div
      ref={root}
      // A failure holds until the reader types on. In the same phase as the library's own handler: a state that is set
      // earlier makes React put the old text back.
      onInput={() => setOutcome(undefined)}
      className={clsx(
        'search-dialog',
        failed && 'search-dialog--failed',
        algolia && 'search-dialog--algolia',
      )}
    >
      <DocSearchModal
        // The library wants names where it stores recent searches, even where nobody is asked.
        appId={algolia?.appId ?? 'LOCAL'}
        apiKey={algolia?.searchKey ?? 'local'}
        indices={[
          { name: algolia?.indexName ?? `rslib-${language}`, searchParameters: parameters },
        ]}
        maxResultsPerGroup={searchLimits.maxResultsPerGroup}
        recentSearchesLimit={searchLimits.recentSearches}
        recentSearchesWithFavoritesLimit={searchLimits.recentSearchesWithFavorites}
        insights={Boolean(algolia) && insights}
        transformSearchClient={(client) =>
          replaceSearch(
            client,
            algolia ? undefined : (requests) => answerFromIndex(indexFolder, requests),
            setOutcome,
          )
        }
        transformItems={(hits) => markHits(hits as never) as unknown as typeof hits}
        hitComponent={Hit as DocSearchModalProps['hitComponent']}
        navigator={{ navigate: ({ itemUrl }) => history.push(itemUrl) }}
        translations={translations}
        initialScrollY={presentScroll}
        onClose={onClose}
        onAskAiToggle={() => undefined}
        {...(reportUrl && {
          getMissingResultsUrl: ({ query }) => missingResultsUrl(reportUrl, query),
        })}
      />
      {box && createPortal(<StartScreen />, box)}
      {failed &&
        dropdown &&
        createPortal(<ErrorScreen isOutdated={outcome.isOutdated} />, dropdown)}
      <ResultCount outcome={outcome} />
    </div>
  );
}
