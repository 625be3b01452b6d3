import { useEffect, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import settings from '@generated/search-dialog/default/settings.json';
import { searchLimits } from '../engine/constants';
import type { Entry } from './entry';
import { canStore } from './memory';
import { findSources, sourceOf, type Origins } from './sources';

export type Api = AutocompleteApi<Entry, FormEvent, MouseEvent, KeyboardEvent>;
export type State = AutocompleteState<Entry>;

export interface Search {
  api: Api;
  state: State;
}

export interface Options extends Origins {
  /** What to search for first. */
  query: string;
  /** Opens the chosen entry in this tab. */
  navigate: (path: string) => void;
}

const emptyState: State = {
  query: '',
  status: 'idle',
  collections: [],
  activeItemId: null,
  completion: null,
  isOpen: true,
  context: {},
};

/**
 * Runs the search: query, entries, the active one and the keys, by the library that DocSearch is
 * built on. The options of the first call count.
 */
export function useSearch({ navigate, query, ...origins }: Options): Search {
  const [state, setState] = useState(() => ({ ...emptyState, query }));
  const [api] = useState((): Api =>
    createAutocomplete<Entry, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      initialState: state,
      openOnFocus: true,
      // The list is a part of the dialog. The library would close one without entries.
      shouldPanelOpen: () => true,
      defaultActiveItemId: 0,
      // Letters of an unfinished Chinese word are not what the reader searches for.
      ignoreCompositionEvents: true,
      stallThreshold: searchLimits.stallThreshold,
      // The script of the insights fails without storage, and a chosen entry wouldn't open.
      insights: Boolean(settings.algolia) && settings.insights && canStore(),
      navigator: { navigate: ({ itemUrl }) => navigate(itemUrl) },
      onStateChange: (change) => setState(change.state),
      getSources: (params) => findSources(params, origins),
    }),
  );
  useEffect(() => {
    void api.refresh();
  }, [api]);

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
  return { api, state };
}
