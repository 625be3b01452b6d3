import { localeCodes } from '../../src/config/locales';
import { siteUrl } from '../../src/config/siteUrl';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { root } from '../base/root';
import { runProgram } from '../base/runProgram';
import { measureIndex, quantile, textBytes, timeQueries } from './measureIndex';
import { queriesFile, readQueries, type QuerySet } from './readQueries';
import { readRecords } from './records';
import { measureRelevance, unknownAnswers } from './relevance';

/**
 * Lower bounds for the tuned queries; the holdout is only reported. New sections compete for the
 * words of old ones: 108 of them cost up to four points. So the bounds are about four points below
 * the figures of the weaker language when queries were last added, and new content alone doesn't
 * reach them. Raise them with the figures; lower them only when harder queries are added.
 */
const floors = { recallAt1: 0.835, recallAt5: 0.935, mrr: 0.88, queries: 390 };
/**
 * The index grows with the text, so the file that the first answer needs is limited per section: to
 * some 5 % more than in the language that needs more.
 */
const budget = { bytesPerSection: 46, milliseconds: 50 };

/** Rates the answers of the built site's own search, and measures its index. */
function main(): boolean {
  const issues: Issue[] = [];
  const relevance: Record<string, object> = {};
  const costs: Record<string, object> = {};

  for (const locale of localeCodes) {
    const tuned = readQueries(locale, 'tuned');
    // A language without queries is not rated.
    if (tuned.length === 0) continue;
    const complain = (set: QuerySet, message: string, fix: string) =>
      issues.push({
        file: queriesFile(locale, set),
        message,
        fix: `${fix} See src/search/README.md.`,
      });
    const records = readRecords(root, locale);
    const cost = measureIndex(records, { language: locale, origin: siteUrl });
    const { index, compressed } = cost;
    for (const set of ['tuned', 'holdout'] as const) {
      const queries = set === 'tuned' ? tuned : readQueries(locale, set);
      for (const unknown of unknownAnswers(records, queries, locale))
        complain(set, `no section of the site is ${unknown}`, 'Name the section as it is now.');
      const { misses, ...figures } = measureRelevance(index, queries, locale);
      relevance[`${locale} ${set}`] = Object.fromEntries(
        Object.entries(figures).map(([key, value]) => [key, Math.round(value * 1000) / 1000]),
      );
      if (set === 'holdout') continue;
      for (const { query, rank, first, expected } of misses) {
        if (rank === 0 || rank > 5) {
          console.log(
            `${locale}: "${query}" → ${first}, not ${expected.join(' or ')} (${rank || 'none'})`,
          );
        }
      }
      for (const [figure, floor] of Object.entries(floors)) {
        const value = figures[figure as keyof typeof floors];
        if (value < floor) {
          complain(
            set,
            `${figure} is ${value}, at least ${floor} expected`,
            'Find what the misses above have in common.',
          );
        }
      }
    }
    const asked = tuned.map(({ query }) => query);
    const times = timeQueries(index, asked);
    const slow = quantile(times, 0.95);
    const bytesPerSection = Math.round(compressed / index.sections.length);
    costs[locale] = {
      'index, bytes': compressed,
      'texts of an answer, bytes': Math.round(textBytes(cost, asked)),
      sections: index.sections.length,
      'bytes per section': bytesPerSection,
      terms: index.terms.length,
      'open, ms': cost.open.toFixed(1),
      'query, ms': quantile(times, 0.5).toFixed(1),
      '95 %, ms': slow.toFixed(1),
    };
    if (bytesPerSection > budget.bytesPerSection) {
      complain(
        'tuned',
        `the index has ${bytesPerSection} bytes per section, ${budget.bytesPerSection} allowed`,
        'Find what the index has gained.',
      );
    }
    if (slow > budget.milliseconds) {
      complain(
        'tuned',
        `95 % of the queries take up to ${slow} ms, ${budget.milliseconds} allowed`,
        'Profile the engine.',
      );
    }
  }

  console.table(relevance);
  console.table(costs);
  return report(issues, 'Search quality');
}

void runProgram(main);
