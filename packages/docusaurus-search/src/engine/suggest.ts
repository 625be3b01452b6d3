import { searchLimits } from './constants';

/** Minimum similarity of names that count as alike: one letter of three may be wrong. */
const alike = 0.45;

function pairs(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Similarity of two sets of letter pairs (Dice coefficient), from 0 to 1. */
function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common++;
  return (2 * common) / (a.size + b.size);
}

/** A name and, if there are several, its words. */
function namesOf(text: string, separator: RegExp): string[] {
  return [text, ...text.split(separator).filter((word) => word.length > 2)];
}

/**
 * Finds at most three titles of pages that are similar to a query or to one of its words, the most
 * similar one first; none if there is nothing near it.
 *
 * @param titles titles of all pages that are known
 */
export function suggest(titles: readonly string[], query: string): string[] {
  const wanted = namesOf(query.trim(), /\s+/).map(pairs);
  const scored = [...new Set(titles)].map((title) => {
    const names = namesOf(title, /[.\s]+/).map(pairs);
    const scores = wanted.flatMap((one) => names.map((name) => likeness(one, name)));
    return { title, score: Math.max(...scores) };
  });
  return scored
    .filter(({ score }) => score >= alike)
    .sort((a, b) => b.score - a.score)
    .slice(0, searchLimits.suggestions)
    .map(({ title }) => title);
}
