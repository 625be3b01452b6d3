import type { Page } from '../content';

/** How much readers have to read. */
export interface Result {
  /** What is counted: `words of a guide`. */
  measure: string;
  value: number;
  limit: number;
  file: string;
  fix: string;
  /** What the whole site has, one per line; `undefined` if the value is that of one page. */
  details?: string;
}

/** A measure of pages in the default language. */
export type Measure = (pages: readonly Page[]) => Result[];

export interface Place {
  file: string;
  line: number;
}

/** Something that several places of the site say, as one line. */
export interface Repetition {
  text: string;
  places: readonly Place[];
}

/** The result for what repeats in the whole site. */
export function resultOf(
  found: readonly Repetition[],
  result: Pick<Result, 'measure' | 'limit' | 'fix'>,
): Result[] {
  const lines = found.map(
    ({ text, places }) =>
      `${text}: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
  );
  return [{ ...result, value: found.length, file: 'docs', details: lines.sort().join('\n') }];
}

/** Finds the texts that occur in several places; a place has each only once. */
export function repetitionsIn(texts: readonly (Place & { text: string })[]): Repetition[] {
  const found = new Map<string, Place[]>();
  for (const { text, ...place } of texts) found.set(text, [...(found.get(text) ?? []), place]);

  return [...found].flatMap(([text, places]) => (places.length > 1 ? [{ text, places }] : []));
}
