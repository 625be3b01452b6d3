import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { localeCodes } from '../../config/locales';
import { searchVariables } from '../../config/search';
import { describeFailure, pushRecords } from './pushRecords';
import { readRecords } from './records';

const dryRun = process.argv.includes('--dry-run');
const siteDir = path.resolve(__dirname, '../../..');

async function push(): Promise<void> {
  const { appId, indexName, adminKey } = searchVariables;
  const names = dryRun ? [] : [appId, indexName, adminKey];
  const missing = names.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) throw new Error(`Missing in the environment: ${missing.join(', ')}.`);

  const records = localeCodes.flatMap((locale) => readRecords(siteDir, locale));
  for (const locale of localeCodes) {
    const count = records.filter(({ language }) => language === locale).length;
    console.log(`${locale}: ${count} records`);
  }
  if (dryRun) {
    console.log('Dry run: nothing was sent.');
    return;
  }
  const value = (name: string) => process.env[name]?.trim() ?? '';
  await pushRecords({
    client: algoliasearch(value(appId), value(adminKey)),
    indexName: value(indexName),
    records,
    log: (line) => console.log(line),
    stamp: Date.now().toString(36),
  }).catch((cause: unknown) => {
    throw new Error(`${describeFailure(cause)} The index is as it was.`, { cause });
  });
}

push().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
