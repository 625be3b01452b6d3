import type { Alternative } from './alternatives';
import { higher, matchWord, type WordMatch } from './matchWord';
import type { SearchIndex } from './openIndex';
import type { QueryWord } from './parseQuery';

/**
 * Shares of a word's score for a section that has other words for the same. A phrase has one
 * meaning more often than a word.
 */
const alternativeShares = { word: 0.8, phrase: 0.95 } as const;

/** Finds the sections that have all words of a phrase; undefined if a word is unknown. */
function matchAll(index: SearchIndex, words: readonly QueryWord[]): WordMatch | undefined {
  const matches = words.filter((word) => !word.isStopWord).map((word) => matchWord(index, word));
  if (matches.length === 0 || matches.some(({ terms }) => terms.size === 0)) return undefined;
  const least = (a: Float32Array, b: Float32Array) =>
    a.map((score, section) => Math.min(score, b[section] ?? 0));
  return matches.reduce((all, match) => ({
    heading: least(all.heading, match.heading),
    text: least(all.text, match.text),
    terms: new Set([...all.terms, ...match.terms]),
    weight: Math.max(all.weight, match.weight),
  }));
}

/** Lets a section with other words for a word count as one that has the word. */
function addAlternative(match: WordMatch, other: WordMatch, share: number): void {
  for (const field of ['heading', 'text'] as const) {
    match[field] = higher(
      match[field],
      other[field].map((score) => score * share),
    );
  }
  if (match.terms.size === 0) match.weight = other.weight;
  other.terms.forEach((term) => match.terms.add(term));
}

/** Finds each word of a query in all sections, also by other words for the same. */
export function matchQuery(
  index: SearchIndex,
  words: readonly QueryWord[],
  alternatives: readonly Alternative[],
): WordMatch[] {
  const matches = words.map((word) => matchWord(index, word));
  for (const { from, to, words: others } of alternatives) {
    const other = matchAll(index, others);
    if (!other) continue;
    const share = alternativeShares[to - from > 1 ? 'phrase' : 'word'];
    matches.slice(from, to).forEach((match, at) => {
      if (!words[from + at]?.isStopWord) addAlternative(match, other, share);
    });
  }
  return matches;
}
