import type {
  AutocompleteApi,
  AutocompleteSource,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Entry } from './dialog/entry';
import type { Memory } from './dialog/memory';
import type { Filters } from './provider';

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

export type Api = AutocompleteApi<Entry, FormEvent, MouseEvent, KeyboardEvent>;
export type State = AutocompleteState<Entry>;

type ShownSource = State['collections'][number]['source'] & Pick<Source, 'outcome' | 'complete'>;

/** The source whose entries a state shows; undefined before the first answer has come. */
export function sourceOf({ collections }: State): ShownSource | undefined {
  return collections[0]?.source as ShownSource | undefined;
}

/** The outcome that a state shows; undefined before the first answer has come. */
export function outcomeOf(state: State): Outcome | undefined {
  return sourceOf(state)?.outcome;
}

/** Whether a state shows what has become of its query, and not of an earlier one. */
export function isSettled(state: State): boolean {
  const outcome = outcomeOf(state);
  const words = state.query.trim();
  if (outcome?.screen === 'answer') return outcome.query === words;
  return outcome?.screen === 'failure' || (outcome?.screen === 'start' && !words);
}

/** Where the dialog was opened. */
export interface Surroundings {
  /** Where a reader without searches of the past may start. */
  starts: readonly Entry[];
  filters: Filters;
}

/** A search that runs. */
export interface Running {
  api: Api;
  state: State;
  memory: Memory;
  /** Asks for the first time. */
  begin: (surroundings: Surroundings) => void;
}

/** Whether a link opens elsewhere than in this tab, by a held key or a button of the mouse. */
export function opensElsewhere(event: KeyboardEvent | MouseEvent): boolean {
  const isOtherButton = 'button' in event && event.button === 1;
  return isOtherButton || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
