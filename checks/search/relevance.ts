import { answer } from '../../src/lib/search/answer';
import type { SearchIndex } from '../../src/lib/search/openIndex';
import type { RatedQuery } from './queries/types';

export interface Miss {
  query: string;
  expected: readonly string[];
  /** Where the first good answer stands, from 1; 0 for nowhere among the first 20. */
  rank: number;
  /** What came first. */
  first: string;
}

export interface Relevance {
  queries: number;
  recallAt1: number;
  recallAt5: number;
  /** Mean of 1 / place of the first good answer. */
  mrr: number;
  /** Queries without a good answer in the first place. */
  misses: Miss[];
}

function isAnswer(url: string, expected: string): boolean {
  return expected.includes('#') ? url === expected : url.split('#')[0] === expected;
}

/**
 * Measures how well an index answers rated queries.
 *
 * @param prefix what the language puts before each path: '' or '/zh'
 */
export function measureRelevance(
  index: SearchIndex,
  queries: readonly RatedQuery[],
  prefix: string,
): Relevance {
  const misses: Miss[] = [];
  let [first, firstFive, reciprocal] = [0, 0, 0];
  for (const [query, ...expected] of queries) {
    const hits = answer(index, [{ query, indexName: '' }]).results[0]?.hits ?? [];
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
