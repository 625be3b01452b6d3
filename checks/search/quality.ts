import type { SearchIndex, SearchRecord } from 'docusaurus-search/engine';
import { localeCodes, type Locale } from '../../src/site/locales';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { measureIndex, quantile, textBytes, timeQueries, type IndexCost } from './measureIndex';
import { queriesFile, readQueries, type QuerySet } from './readQueries';
import { readRecords, vocabulary } from './records';
import { measureRelevance, unknownAnswers, type Miss } from './relevance';

/**
 * Lower bounds for the tuned queries; the holdout is only reported. New sections compete for the
 * words of old ones: 108 of them cost up to four points. So the bounds are about four points below
 * the figures of the weaker language when queries were last added, and new content alone doesn't
 * reach them. Raise them with the figures; lower them only when harder queries are added.
 */
const floors = { recallAt1: 0.875, recallAt5: 0.94, mrr: 0.905, queries: 390 };
/**
 * The index grows with the text, so the file that the first answer needs is limited per section: to
 * some 5 % more than in the language that needs more.
 */
const budget = { bytesPerSection: 49, milliseconds: 50 };

/** What a measurement shows: a row of a table, and what is wrong. */
interface Finding {
  row: object;
  issues: Issue[];
}

function issueOf(locale: Locale, set: QuerySet, message: string, fix: string): Issue {
  return {
    file: queriesFile(locale, set),
    message,
    fix: `${fix} See packages/docusaurus-search/ENGINE.md.`,
  };
}

/** Prints the queries without a good answer among the first five. */
function printMisses(locale: Locale, misses: readonly Miss[]): void {
  for (const { query, rank, first, expected } of misses) {
    if (rank > 0 && rank <= 5) continue;
    const wanted = expected.join(' or ');
    console.log(`${locale}: "${query}" → ${first}, not ${wanted} (${rank || 'none'})`);
  }
}

/** Rates the answers to a set of queries. Only the tuned ones have bounds and misses to look at. */
function rateAnswers(
  index: SearchIndex,
  records: readonly SearchRecord[],
  locale: Locale,
  set: QuerySet,
): Finding {
  const queries = readQueries(locale, set);
  const { misses, ...figures } = measureRelevance(index, queries, locale);
  if (set === 'tuned') printMisses(locale, misses);
  // Whoever renames a heading need not know the queries.
  for (const unknown of unknownAnswers(records, queries, locale))
    console.log(`${queriesFile(locale, set)}: no section of the site is ${unknown}`);
  const bounds = set === 'tuned' ? Object.entries(floors) : [];
  return {
    row: Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, Math.round(value * 1000) / 1000]),
    ),
    issues: bounds.flatMap(([figure, floor]) => {
      const value = figures[figure as keyof typeof floors];
      const message = `${figure} is ${value}, at least ${floor} expected`;
      const fix = 'Find what the misses above have in common.';
      return value < floor ? [issueOf(locale, set, message, fix)] : [];
    }),
  };
}

/** Measures what the index of a language costs, and how long the tuned queries take. */
function measureCost(cost: IndexCost, locale: Locale): Finding {
  const { index, compressed, open } = cost;
  const asked = readQueries(locale, 'tuned').map(({ query }) => query);
  const times = timeQueries(index, asked);
  const slow = quantile(times, 0.95);
  const bytesPerSection = Math.round(compressed / index.sections.length);
  const limits = [
    [
      `the index has`,
      bytesPerSection,
      'bytes per section',
      budget.bytesPerSection,
      'Find what the index has gained.',
    ],
    [`95 % of the queries take up to`, slow, 'ms', budget.milliseconds, 'Profile the engine.'],
  ] as const;
  return {
    row: {
      'index, bytes': compressed,
      'texts of an answer, bytes': Math.round(textBytes(cost, asked)),
      sections: index.sections.length,
      'bytes per section': bytesPerSection,
      terms: index.terms.length,
      'open, ms': open.toFixed(1),
      'query, ms': quantile(times, 0.5).toFixed(1),
      '95 %, ms': slow.toFixed(1),
    },
    issues: limits
      .filter(([, value, , limit]) => value > limit)
      .map(([what, value, unit, limit, fix]) =>
        issueOf(locale, 'tuned', `${what} ${value.toFixed(1)} ${unit}, ${limit} allowed`, fix),
      ),
  };
}

/** Rates the answers of the built site's own search, and measures its index. */
function main(): boolean {
  const relevance: Record<string, Finding> = {};
  const costs: Record<string, Finding> = {};
  for (const locale of localeCodes) {
    // A language without queries is not rated.
    if (readQueries(locale, 'tuned').length === 0) continue;
    const records = readRecords(root, locale);
    const cost = measureIndex(records, { language: locale, vocabulary });
    for (const set of ['tuned', 'holdout'] as const)
      relevance[`${locale} ${set}`] = rateAnswers(cost.index, records, locale, set);

    costs[locale] = measureCost(cost, locale);
  }
  for (const findings of [relevance, costs]) {
    const rows = Object.entries(findings).map(([name, { row }]) => [name, row]);
    console.table(Object.fromEntries(rows));
  }
  const issues = Object.values({ ...relevance, ...costs }).flatMap((finding) => finding.issues);
  return report(issues, 'Search quality');
}

void runCommand(main);
