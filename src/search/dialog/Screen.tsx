import { useCallback, type ReactNode } from 'react';
import { inputId } from '../Field';
import type { SearchProvider } from '../provider';
import Failure from './Failure';
import type { Memory } from './memory';
import Message from '../Message';
import NoResults from './NoResults';
import Past from './Past';
import Results from './Results';
import { outcomeOf } from './sources';
import type { Search } from './useSearch';

export interface Props extends Search {
  memory: Memory;
  provider: SearchProvider;
  /** The reader has opened a page in this tab. */
  onClose: () => void;
}

/** The part of the dialog that depends on the state of the search. */
export default function Screen({ api, state, memory, provider, onClose }: Props): ReactNode {
  const retry = useCallback(() => {
    document.getElementById(inputId)?.focus();
    void api.refresh();
  }, [api]);
  const outcome = outcomeOf(state);
  switch (outcome?.screen) {
    case 'start':
      return <Past api={api} state={state} memory={memory} />;
    case 'failure':
      return <Failure isOutdated={outcome.isOutdated} onRetry={retry} />;
    case 'answer':
      if (outcome.shown > 0) return <Results api={api} state={state} query={outcome.query} />;
      return (
        <NoResults
          query={outcome.query}
          suggestions={provider.suggest(outcome.query)}
          onSuggestion={(query) => {
            api.setQuery(query);
            retry();
          }}
          onClose={onClose}
        />
      );
    default:
      // Nothing has answered yet; the line below says so if it takes long.
      return <Message />;
  }
}
