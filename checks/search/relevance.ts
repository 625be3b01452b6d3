import { answer } from '../../src/search/engine/answer';
import type { SearchIndex } from '../../src/search/engine/openIndex';
import type { RatedQuery } from './queries/types';

export interface Miss {
  query: string;
  expected: readonly string[];
  /** Rank of the first good answer, from 1; 0 if it is not among the first 20. */
  rank: number;
  /** The answer that was first instead. */
  first: string;
}

export interface Relevance {
  queries: number;
  recallAt1: number;
  recallAt5: number;
  /** Mean reciprocal rank: the mean of 1 / rank of the first good answer. */
  mrr: number;
  /** Queries whose first answer is not a good one. */
  misses: Miss[];
}

function isAnswer(url: string, expected: string): boolean {
  return expected.includes('#') ? url === expected : url.split('#')[0] === expected;
}

/**
 * Measures how well an index answers rated queries.
 *
 * @param prefix prefix of the language: '' or '/zh'
 */
export function measureRelevance(
  index: SearchIndex,
  queries: readonly RatedQuery[],
  prefix: string,
): Relevance {
  const misses: Miss[] = [];
  let [first, firstFive, reciprocal] = [0, 0, 0];
  for (const [query, ...expected] of queries) {
    const hits = answer(index, { query }).hits;
    const urls = hits.map(({ url }) => url.slice(index.origin.length + prefix.length));
    const rank = urls.findIndex((url) => expected.some((one) => isAnswer(url, one))) + 1;
    if (rank === 1) first++;
    else misses.push({ query, expected, rank, first: urls[0] ?? '(nothing)' });
    if (rank > 0 && rank <= 5) firstFive++;
    reciprocal += rank > 0 ? 1 / rank : 0;
  }
  const share = (count: number) => count / queries.length;
  return {
    queries: queries.length,
    recallAt1: share(first),
    recallAt5: share(firstFive),
    mrr: share(reciprocal),
    misses,
  };
}
