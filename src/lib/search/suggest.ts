import { searchLimits } from './constants';
import type { SearchIndex } from './openIndex';

/** Overlap of letter pairs from which on two words count as alike. */
const alike = 0.3;

function pairs(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Share of letter pairs that two texts have in common (Dice): 1 for equal ones. */
function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common++;
  return (2 * common) / (a.size + b.size);
}

/** Finds titles of pages that look like a query without results, at most three, the likest first. */
export function suggest(index: SearchIndex, query: string): string[] {
  const wanted = pairs(query.trim());
  const titles = index.sections.flatMap(([, level, , heading]) => (level === 1 ? [heading] : []));
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
