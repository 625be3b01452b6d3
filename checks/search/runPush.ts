import { algoliasearch } from 'algoliasearch';
import { localeCodes } from '../../src/site/locales';
import { searchVariables } from '../../src/site/search';
import { pushRecords } from './pushRecords';
import { readRecords } from './records';

export interface PushCommand {
  /** Whether to count the records only. */
  isDryRun: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  siteDir: string;
  log: (line: string) => void;
  /** What sends the requests; set by tests only. */
  requester?: NonNullable<Parameters<typeof algoliasearch>[2]>['requester'];
}

/**
 * Replaces the hosted index with the records of the last build, or only counts them.
 *
 * @throws Error in one line that says what to do: if variables or records are missing, the key is
 *   refused, or no host answers
 */
export async function runPush({ isDryRun, environment, siteDir, log, requester }: PushCommand) {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const { appId, indexName, adminKey } = searchVariables;
  const missing = [appId, indexName, adminKey].filter((name) => !value(name));
  if (missing.length > 0 && !isDryRun)
    throw new Error(`Missing in the environment: ${missing.join(', ')}.`);

  const records = localeCodes.flatMap((locale) => readRecords(siteDir, locale));
  for (const locale of localeCodes) {
    const count = records.filter(({ language }) => language === locale).length;
    log(`${locale}: ${count} records`);
  }
  if (isDryRun) {
    log('Dry run: nothing was sent.');
    return;
  }
  const client = algoliasearch(value(appId), value(adminKey), requester && { requester });
  await pushRecords(client, value(indexName), records);
  log(`"${value(indexName)}" has ${records.length} new records.`);
}
