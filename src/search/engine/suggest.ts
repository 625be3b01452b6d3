import { searchLimits } from './constants';

/** Minimum similarity of words that count as alike. */
const alike = 0.3;

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

/**
 * Finds at most three titles of pages that are similar to a query, the most similar one first.
 *
 * @param titles titles of all pages that are known
 */
export function suggest(titles: readonly string[], query: string): string[] {
  const wanted = pairs(query.trim());
  const scored = [...new Set(titles)].map((title) => {
    const names = [title, ...title.split(/[.\s]+/)];
    return { title, score: Math.max(...names.map((name) => likeness(wanted, pairs(name)))) };
  });
  return scored
    .filter(({ score }) => score >= alike)
    .sort((a, b) => b.score - a.score)
    .slice(0, searchLimits.suggestions)
    .map(({ title }) => title);
}
