import { defaultLocale } from '../../src/site/locales';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';
import { measureIndex, quantile, textBytes, timeQueries } from './measureIndex';
import { readQueries } from './readQueries';
import { readRecords, vocabulary } from './records';
import { syntheticSite } from './syntheticSite';

/** A small window, so that copies of a page, which no real site has, do not compress each other. */
const compression = { quality: 9, window: 16 };

/** Prints what the embedded search costs at sizes that the site doesn't have yet. */
function main(): boolean {
  const records = readRecords(root, defaultLocale);
  const options = { language: defaultLocale, vocabulary };
  const rows: Record<string, object> = {};

  for (const pages of [100, 1000, 5000]) {
    const cost = measureIndex(syntheticSite(records, pages), options, compression);
    const asked = readQueries(defaultLocale, 'tuned')
      .slice(0, 30)
      .map(({ query }) => query);
    const times = timeQueries(cost.index, asked);
    rows[`${pages} pages`] = {
      sections: cost.index.sections.length,
      'index, kB': Math.round(cost.plain / 1000),
      'until the first answer, kB': Math.round(cost.compressed / 1000),
      'texts of an answer, kB': Math.round(textBytes(cost, asked) / 1000),
      'build, s': (cost.build / 1000).toFixed(1),
      'open, ms': Math.round(cost.open),
      'query, ms': quantile(times, 0.5).toFixed(1),
      '95 %, ms': quantile(times, 0.95).toFixed(1),
    };
  }
  console.log('Cost of the embedded search, in one language');
  console.table(rows);
  return true;
}

void runCommand(main);
