import { createAutocomplete, type GetSourcesParams } from '@algolia/autocomplete-core';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import settings from '@generated/docusaurus-search/default/settings.json';
import { searchLimits } from '../../engine/constants';
import type { LoadedSearch } from '../load';
import { GoneError, type SearchProvider } from '../provider';
import {
  opensElsewhere,
  outcomeOf,
  type Api,
  type Running,
  type Source,
  type State,
  type Surroundings,
} from '../running';
import { arrange } from './arrange';
import type { Entry } from './entry';
import { canStore, openMemory, type Memory } from './memory';

type Found = Pick<Source, 'outcome' | 'complete'> & { entries: Entry[] };

async function answer(
  query: string,
  provider: SearchProvider,
  { filters }: Surroundings,
): Promise<Found> {
  try {
    const { count, hits, complete } = await provider.search(query, filters);
    const entries = arrange({ hits, complete });
    return {
      entries,
      outcome: { screen: 'answer', query, count, shown: entries.length },
      complete: complete && (async () => arrange({ hits: await complete() })),
    };
  } catch (error) {
    console.warn('The search failed.', error);
    return { entries: [], outcome: { screen: 'failure', isOutdated: error instanceof GoneError } };
  }
}

/** Where the entries come from. */
export interface Origins {
  provider: SearchProvider;
  memory: Memory;
  surroundings: Surroundings;
  onSelect: Source['onSelect'];
}

/**
 * Finds the entries for what the reader has typed; without words, those of the past and links to
 * start from.
 */
export async function findSources(
  params: GetSourcesParams<Entry>,
  { provider, memory, surroundings, onSelect }: Origins,
): Promise<Source[]> {
  const { query, state, setCollections } = params;
  // The library keeps the parameters with the source, and so on: this state has the source of the
  // answer before, and no answer would be forgotten.
  params.state = { ...state, collections: [] };
  const words = query.trim();
  // The past and a failure have no entries to choose from while an answer is under way.
  if (words && outcomeOf(state)?.screen !== 'answer') setCollections([]);

  const past = [...memory.entriesOf('recent'), ...memory.entriesOf('favorite')];
  const { entries, ...found }: Found = words
    ? await answer(words, provider, surroundings)
    : { entries: [...past, ...surroundings.starts], outcome: { screen: 'start' } };
  return [
    {
      sourceId: 'entries',
      getItems: () => entries,
      getItemUrl: ({ item }) => item.url,
      onSelect,
      ...found,
    },
  ];
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

export interface Callbacks {
  onChange: (running: Running) => void;
  /** The reader has chosen an entry that opens in this tab. */
  onClose: () => void;
}

/** Runs the search: query, entries, the active one and the keys. It asks once it has begun. */
export function run(
  { provider, scope }: Pick<LoadedSearch, 'provider' | 'scope'>,
  query: string,
  { onChange, onClose }: Callbacks,
): void {
  const memory = openMemory(scope);
  let surroundings: Surroundings = { starts: [], filters: [] };
  const onSelect: Source['onSelect'] = ({ item, event }) => {
    if (item.list !== 'start') memory.remember(item);
    if (!opensElsewhere(event as KeyboardEvent | MouseEvent)) onClose();
  };
  const initialState = { ...emptyState, query };
  // The library already changes its state while it is being made.
  let isMade = false;
  const report = (state: State) => {
    if (isMade) onChange({ api, state, memory, begin });
  };
  const begin: Running['begin'] = (given) => {
    surroundings = given;
    void api.refresh();
  };
  const api: Api = createAutocomplete<Entry, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    initialState,
    openOnFocus: true,
    // The list is a part of the dialog. The library would close one without entries.
    shouldPanelOpen: () => true,
    defaultActiveItemId: 0,
    // Letters of an unfinished Chinese word are not what the reader searches for.
    ignoreCompositionEvents: true,
    stallThreshold: searchLimits.stallThreshold,
    // The script of the insights fails without storage, and a chosen entry wouldn't open.
    insights: settings.insights && canStore(),
    onStateChange: ({ state }) => report(state),
    getSources: (params) => findSources(params, { provider, memory, surroundings, onSelect }),
  });
  isMade = true;
  report(initialState);
}
