import type { Page } from '../content';

export interface Place {
  file: string;
  line: number;
}

/** Something that several places of the site say, as one line. */
export interface Repetition {
  text: string;
  places: readonly Place[];
}

/** Finds what pages of one language repeat. */
export type FindRepetitions = (pages: readonly Page[]) => Repetition[];

/** Finds the texts that occur in several places; a place has each only once. */
export function repetitionsIn(texts: readonly (Place & { text: string })[]): Repetition[] {
  const found = new Map<string, Place[]>();
  for (const { text, ...place } of texts) found.set(text, [...(found.get(text) ?? []), place]);

  return [...found].flatMap(([text, places]) => (places.length > 1 ? [{ text, places }] : []));
}
