import { buildIndex, openIndex } from 'docusaurus-search/engine';
import { localeCodes, type Locale } from '../../src/site/locales';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { queriesFile, readQueries } from './readQueries';
import { readRecords, vocabulary } from './records';
import { measureRelevance, unknownAnswers, type Miss } from './relevance';

/**
 * Lower bounds for the tuned queries; the holdout is only reported. New sections compete for the
 * words of old ones: 108 of them cost up to four points. So the bounds are about four points below
 * the figures of the weaker language when queries were last added, and new content alone doesn't
 * reach them. Raise them with the figures; lower them only when harder queries are added.
 */
const floors = { queries: 390, recallAt1: 0.875, recallAt5: 0.94, mrr: 0.905 };

/** Prints the queries without a good answer among the first five. */
function printMisses(locale: Locale, misses: readonly Miss[]): void {
  for (const { query, rank, first, expected } of misses) {
    if (rank > 0 && rank <= 5) continue;
    const wanted = expected.join(' or ');
    console.log(`${locale}: "${query}" → ${first}, not ${wanted} (${rank || 'none'})`);
  }
}

/** Rates the answers of the built site's own search. */
function main(): boolean {
  const rows: Record<string, object> = {};
  const issues: Issue[] = [];
  for (const locale of localeCodes) {
    // A language without queries is not rated.
    if (readQueries(locale, 'tuned').length === 0) continue;
    const records = readRecords(root, locale);
    const index = openIndex(buildIndex(records, { language: locale, vocabulary }).file);
    for (const set of ['tuned', 'holdout'] as const) {
      const file = queriesFile(locale, set);
      const queries = readQueries(locale, set);
      // Whoever renames a heading need not know the queries.
      for (const unknown of unknownAnswers(records, queries, locale))
        console.log(`${file}: no section of the site is ${unknown}`);
      const { misses, ...figures } = measureRelevance(index, queries, locale);
      rows[`${locale} ${set}`] = figures;
      // Only the tuned ones have bounds, and misses to look at.
      if (set === 'holdout') continue;
      printMisses(locale, misses);
      for (const [figure, floor] of Object.entries(floors)) {
        const value = figures[figure as keyof typeof floors];
        if (value >= floor) continue;
        issues.push({
          file,
          message: `${figure} is ${value}, at least ${floor} expected`,
          fix: 'Find what the misses above have in common. See packages/docusaurus-search/ENGINE.md.',
        });
      }
    }
  }
  console.table(rows);
  return report(issues, 'Search quality');
}

void runCommand(main);
