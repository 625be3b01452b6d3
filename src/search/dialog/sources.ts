import type {
  AutocompleteSource,
  AutocompleteState,
  GetSourcesParams,
} from '@algolia/autocomplete-core';
import { GoneError, type SearchProvider } from '../provider';
import { arrange } from './arrange';
import { pathOf, type Entry } from './entry';
import type { Memory, MemoryList } from './memory';

/** What the dialog shows: where to start, an answer, or that there is none to be had. */
export type Outcome =
  | { screen: 'start' }
  | { screen: 'answer'; query: string; count: number; shown: number }
  | { screen: 'failure'; isOutdated: boolean };

/** The one source of the list. It carries the outcome, so that both always change together. */
export interface Source extends AutocompleteSource<Entry> {
  outcome: Outcome;
  /** Finds the same entries with their texts, where they come later. */
  complete?: () => Promise<Entry[]>;
}

type ShownSource = AutocompleteState<Entry>['collections'][number]['source'] &
  Pick<Source, 'outcome' | 'complete'>;

/** The source whose entries a state shows; undefined before the first answer has come. */
export function sourceOf({ collections }: AutocompleteState<Entry>): ShownSource | undefined {
  return collections[0]?.source as ShownSource | undefined;
}

/** The outcome that a state shows; undefined before the first answer has come. */
export function outcomeOf(state: AutocompleteState<Entry>): Outcome | undefined {
  return sourceOf(state)?.outcome;
}

/** Whether a state shows what has become of its query, and not of an earlier one. */
export function isSettled(state: AutocompleteState<Entry>): boolean {
  const outcome = outcomeOf(state);
  const words = state.query.trim();
  if (outcome?.screen === 'answer') return outcome.query === words;
  return outcome?.screen === 'failure' || (outcome?.screen === 'start' && !words);
}

function startEntries(memory: Memory, starts: readonly Entry[]): Entry[] {
  const lists: readonly MemoryList[] = ['recent', 'favorite'];
  const past = lists.flatMap((list) =>
    memory.entriesOf(list).map((hit) => ({ objectID: hit.objectID, url: hit.url, hit, list })),
  );
  return past.length > 0 ? past : [...starts];
}

type Found = Pick<Source, 'outcome' | 'complete'> & { entries: Entry[] };

async function answer(query: string, provider: SearchProvider): Promise<Found> {
  try {
    const { count, ...found } = await provider.search(query);
    const { hits, complete, queryId } = found;
    const entries = arrange(found);
    // Hits whose URL leads nowhere are not listed.
    const unlisted = hits.filter(({ url }) => !pathOf(url)).length;
    return {
      entries,
      outcome: { screen: 'answer', query, count: count - unlisted, shown: entries.length },
      complete: complete && (async () => arrange({ hits: await complete(), queryId })),
    };
  } catch (error) {
    console.warn('The search failed.', error);
    return {
      entries: [],
      outcome: { screen: 'failure', isOutdated: error instanceof GoneError },
    };
  }
}

/** Where the entries come from. */
export interface Origins {
  provider: SearchProvider;
  memory: Memory;
  /** Where a reader without searches of the past may start. */
  starts: readonly Entry[];
  onSelect: Source['onSelect'];
}

/**
 * Finds the entries for what the reader has typed; without words, those of the past or, if there
 * are none, links to start from.
 */
export async function findSources(
  params: GetSourcesParams<Entry>,
  { provider, memory, starts, onSelect }: Origins,
): Promise<Source[]> {
  const { query, state, setCollections } = params;
  // The library keeps the parameters with the source, and so on: this state has the source of the
  // answer before, and no answer would be forgotten.
  params.state = { ...state, collections: [] };
  const words = query.trim();
  // The past and a failure have no entries to choose from while an answer is under way.
  if (words && outcomeOf(state)?.screen !== 'answer') setCollections([]);

  const { entries, ...found }: Found = words
    ? await answer(words, provider)
    : { entries: startEntries(memory, starts), outcome: { screen: 'start' } };
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
