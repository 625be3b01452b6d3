import { answer, type SearchIndex, type SearchRecord } from 'docusaurus-search/engine';
import { siteUrl } from '../../src/site/siteUrl';
import { withoutLocale } from '../../src/site/localeUrl';
import type { RatedQuery } from './readQueries';

export interface Miss {
  query: string;
  expected: readonly string[];
  /** Rank of the first good answer, from 1; 0 if it is not among the first 20. */
  rank: number;
  /** The answer that was first instead. */
  first: string;
}

const pageOf = (url: string) => url.split('#')[0];

function isAnswer(url: string, expected: string): boolean {
  return expected.includes('#') ? url === expected : pageOf(url) === expected;
}

/** Rank of the first hit on the page of a good answer, from 1; 0 if there is none. */
export function rankByPage(urls: readonly string[], answers: readonly string[]): number {
  return urls.findIndex((url) => answers.some((one) => pageOf(url) === pageOf(one))) + 1;
}

/** Answers that aren't a section of the site, such as those of a page that was renamed. */
export function unknownAnswers(
  records: readonly SearchRecord[],
  queries: readonly RatedQuery[],
  language: string,
): string[] {
  const paths = records.map(({ url }) => withoutLocale(url.slice(siteUrl.length), language));
  const answers = new Set(queries.flatMap(({ answers: ofQuery }) => ofQuery));
  return [...answers].filter((expected) => !paths.some((path) => isAnswer(path, expected)));
}

/**
 * Measures how well the index of a language answers rated queries: which pages it finds, since a
 * section that moves within its page is no worse an answer.
 *
 * @returns shares from 0 to 1, with three digits
 */
export function measureRelevance(
  index: SearchIndex,
  queries: readonly RatedQuery[],
  language: string,
) {
  const misses: Miss[] = [];
  let [section, first, firstFive, reciprocal] = [0, 0, 0, 0];
  for (const { query, answers: expected } of queries) {
    const hits = answer(index, { query }).hits;
    const urls = hits.map(({ url }) => withoutLocale(url, language));
    const rank = rankByPage(urls, expected);
    if (expected.some((one) => isAnswer(urls[0] ?? '', one))) section++;
    if (rank === 1) first++;
    else misses.push({ query, expected, rank, first: urls[0] ?? '(nothing)' });
    if (rank > 0 && rank <= 5) firstFive++;
    reciprocal += rank > 0 ? 1 / rank : 0;
  }
  const share = (count: number) => Math.round((1000 * count) / queries.length) / 1000;
  return {
    queries: queries.length,
    /** Share of the queries whose first answer is the right section, not only the right page. */
    sectionAt1: share(section),
    recallAt1: share(first),
    recallAt5: share(firstFive),
    /** Mean reciprocal rank: the mean of 1 / rank of the first good answer. */
    mrr: share(reciprocal),
    /** Queries whose first answer is not a good one. */
    misses,
  };
}
