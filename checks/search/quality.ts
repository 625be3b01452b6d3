import { localeCodes } from '../../src/config/locales';
import { siteUrl } from '../../src/config/siteUrl';
import { root } from '../base/root';
import { measureIndex, quantile, textBytes, timeQueries } from './measureIndex';
import { readQueries } from './readQueries';
import { readRecords } from './records';
import { measureRelevance, unknownAnswers } from './relevance';

/** Lower bounds for the tuned queries; the holdout is only reported. */
const floors = { recallAt1: 0.86, recallAt5: 0.965, mrr: 0.905, queries: 330 };
/**
 * The index grows with the text, so the file that the first answer needs is limited per section.
 */
const budget = { bytesPerSection: 52, milliseconds: 50 };

const problems: string[] = [];
const relevance: Record<string, object> = {};
const costs: Record<string, object> = {};

for (const locale of localeCodes) {
  const tuned = readQueries(locale, 'tuned');
  // A language without queries is not rated.
  if (tuned.length === 0) continue;
  const records = readRecords(root, locale);
  const cost = measureIndex(records, { language: locale, origin: siteUrl });
  const { index, compressed } = cost;
  for (const [name, queries] of Object.entries({
    tuned,
    holdout: readQueries(locale, 'holdout'),
  })) {
    for (const unknown of unknownAnswers(records, queries, locale))
      problems.push(`${locale}, ${name}: no section of the site is ${unknown}`);
    const result = measureRelevance(index, queries, locale);
    const { misses, ...figures } = result;
    const round = (value: number) => Math.round(value * 1000) / 1000;
    relevance[`${locale} ${name}`] = Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, round(value)]),
    );
    if (name === 'holdout') continue;
    for (const { query, rank, first, expected } of misses) {
      if (rank === 0 || rank > 5) {
        console.log(
          `${locale}: "${query}" → ${first}, not ${expected.join(' or ')} (${rank || 'none'})`,
        );
      }
    }
    if (result.queries < floors.queries) problems.push(`${locale}: only ${result.queries} queries`);
    for (const figure of ['recallAt1', 'recallAt5', 'mrr'] as const) {
      if (result[figure] < floors[figure])
        problems.push(`${locale}: ${figure} below ${floors[figure]}`);
    }
  }
  const asked = tuned.map(({ query }) => query);
  const times = timeQueries(index, asked);
  const slow = quantile(times, 0.95);
  costs[locale] = {
    'index, bytes': compressed,
    'texts of an answer, bytes': Math.round(textBytes(cost, asked)),
    sections: index.sections.length,
    'bytes per section': Math.round(compressed / index.sections.length),
    terms: index.terms.length,
    'open, ms': cost.open.toFixed(1),
    'query, ms': quantile(times, 0.5).toFixed(1),
    '95 %, ms': slow.toFixed(1),
  };
  const bytesPerSection = Math.round(compressed / index.sections.length);
  if (bytesPerSection > budget.bytesPerSection) {
    problems.push(
      `${locale}: the index has ${bytesPerSection} bytes per section, ${budget.bytesPerSection} allowed`,
    );
  }
  if (slow > budget.milliseconds)
    problems.push(`${locale}: a query takes ${slow} ms, ${budget.milliseconds} allowed`);
}

console.table(relevance);
console.table(costs);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
