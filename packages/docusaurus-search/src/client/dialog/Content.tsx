import { useEffect, useState, type ReactNode } from 'react';
import settings from '@generated/docusaurus-search/default/settings.json';
import { Versions } from 'docusaurus-search/versions';
import { Failure, Message } from '../Message';
import type { Filters, SearchProvider } from '../provider';
import { outcomeOf, sourceOf, type Running } from '../running';
import Footer from './Footer';
import NoResults from './NoResults';
import Results from './Results';
import StartScreen from './StartScreen';
import { useStartEntries } from './useStartEntries';

export interface Props extends Running {
  provider: SearchProvider;
  /** Asks again, and gives the focus back to the field. */
  onRetry: () => void;
  onShowKeys: () => void;
  /** The reader has opened a page in this tab. */
  onClose: () => void;
}

/** For those who write the pages, not for readers: the index is made from the finished pages. */
const developmentHelp =
  'The development server makes no search index. To search, build the site and serve it.';

/** The part of the dialog that depends on the state of the search. */
function Screen({ api, state, memory, provider, onRetry, onClose }: Props): ReactNode {
  const outcome = outcomeOf(state);
  switch (outcome?.screen) {
    case 'start':
      return <StartScreen api={api} state={state} memory={memory} onChange={onRetry} />;
    case 'failure': {
      const isMissing = process.env.NODE_ENV === 'development' && !settings.algolia;
      return (
        <Failure
          isOutdated={outcome.isOutdated}
          onRetry={onRetry}
          advice={isMissing ? developmentHelp : undefined}
        />
      );
    }
    case 'answer':
      if (outcome.shown > 0) return <Results api={api} state={state} query={outcome.query} />;
      return (
        <NoResults
          query={outcome.query}
          suggestions={provider.suggest(outcome.query)}
          onSuggestion={(query) => {
            api.setQuery(query);
            onRetry();
          }}
          onClose={onClose}
        />
      );
    default:
      // Nothing has answered yet; the line below says so if it takes long.
      return <Message />;
  }
}

function Contents(props: Props): ReactNode {
  const { api, state, begin, provider, onShowKeys } = props;
  const starts = useStartEntries();
  const [firstStarts] = useState(starts);
  const filters = JSON.stringify(provider.useFilters());
  useEffect(
    () => begin({ starts: firstStarts, filters: JSON.parse(filters) as Filters }),
    [begin, firstStarts, filters],
  );

  const source = sourceOf(state);
  useEffect(() => {
    let isShown = true;
    void source?.complete?.().then((items) => {
      if (isShown) api.setCollections([{ source, items }]);
    });
    return () => {
      isShown = false;
    };
  }, [api, source]);
  return (
    <>
      <Screen {...props} />
      <Footer state={state} onShowKeys={onShowKeys} />
    </>
  );
}

/**
 * What is below the field: what was found, or the searches of the past. The dialog is outside of
 * the layout, which knows the version of the docs that the reader prefers.
 */
export default function Content(props: Props): ReactNode {
  return (
    <Versions>
      <Contents {...props} />
    </Versions>
  );
}
