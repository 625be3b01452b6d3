import { stem } from './stem';
import { isStopWord } from './stopWords';
import type { Word } from './tokenize';

/**
 * Prefixes of option names that a query may omit: `lib.dts` is the page of `dts`, and
 * `output.minify` the section about `minify`.
 */
const namespaces = new Set(
  ['lib', 'output', 'performance', 'resolve', 'source', 'tools'].map(stem),
);

/**
 * The share of a heading that a query names, from 0 (nothing) to 1 (all of it).
 *
 * `lib.dts` for `dts` → 1, `dts.bundle` for `dts` → 0.5
 *
 * @param heading words of the heading
 * @param named whole forms of the query's words
 * @param terms terms of the index that the words were expanded to
 */
export function headingFit(
  heading: Iterable<Word>,
  named: ReadonlySet<string>,
  terms: ReadonlySet<string>,
): number {
  let size = 0;
  let hit = 0;
  for (const { text, whole, parts } of heading) {
    if (parts.length === 0 && isStopWord(text.toLowerCase())) continue;
    const isNamed = named.has(whole.text);
    const units = parts.length > 0 ? parts.filter((part) => !namespaces.has(part.text)) : [whole];
    size += units.length;
    hit += isNamed
      ? units.length
      : units.reduce(
          (sum, unit) => sum + (named.has(unit.text) ? 1 : terms.has(unit.text) ? 0.7 : 0),
          0,
        );
  }
  return size === 0 ? 0 : hit / size;
}
