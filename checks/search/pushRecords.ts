import type { Algoliasearch, SearchClient } from 'algoliasearch';
import type { SearchRecord } from 'docusaurus-search/engine';
import { indexSettings } from './indexSettings';
import { indexSynonyms } from './indexSynonyms';

/** The calls of the client that a push makes. */
export type PushClient = Pick<
  Algoliasearch | SearchClient,
  'setSettings' | 'saveSynonyms' | 'batch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface PushOptions {
  client: PushClient;
  indexName: string;
  records: readonly SearchRecord[];
  /** Called after each step. */
  log: (line: string) => void;
  /** Distinguishes this push from others. */
  stamp: string;
}

const batchSize = 1000;
/** Algolia's limit is 10,000 bytes per record; cutting the content leaves room for the headings. */
const maxContentBytes = 8000;

function toObject(record: SearchRecord): Record<string, unknown> {
  const bytes = Buffer.from(record.content ?? '');
  if (bytes.length <= maxContentBytes) return { ...record };
  // A character that is cut in half becomes U+FFFD.
  const content = bytes
    .subarray(0, maxContentBytes)
    .toString()
    .replace(/\uFFFD$/, '');
  return { ...record, content };
}

interface Failure {
  name?: string;
  status?: number;
  message?: string;
}

/** Says in one line what a failed push means and what to do. */
export function describeFailure(error: unknown): string {
  const { name, status, message } = error as Failure;
  if (status === 401 || status === 403)
    return `Algolia refused the key (status ${status}): it needs the rights addObject, editSettings, deleteIndex and browse of this application.`;

  if (name === 'RetryError')
    return 'No Algolia host answered: check the application id and the network.';
  return `Algolia answered${status ? ` with status ${status}` : ''}: ${message ?? String(error)}`;
}

/**
 * Replaces the hosted index: fills a temporary index, which then replaces the old one in one step.
 * If anything fails before that, the old index is unchanged, and the temporary one is deleted.
 *
 * @throws Error that says what failed and in which state the index is
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const { client, indexName, records, log, stamp } = options;
  const temporary = `${indexName}_push_${stamp}`;
  const done = async ({ taskID }: { taskID: number }) => {
    await client.waitForTask({ indexName: temporary, taskID });
  };
  let isMoving = false;
  try {
    await done(await client.setSettings({ indexName: temporary, indexSettings }));
    log('settings written');
    const synonyms = { indexName: temporary, synonymHit: indexSynonyms };
    await done(await client.saveSynonyms({ ...synonyms, replaceExistingSynonyms: true }));
    log(`${indexSynonyms.length} synonyms written`);
    for (let start = 0; start < records.length; start += batchSize) {
      const requests = records
        .slice(start, start + batchSize)
        .map((record) => ({ action: 'addObject' as const, body: toObject(record) }));
      await done(await client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      log(`${Math.min(start + batchSize, records.length)} of ${records.length} records written`);
    }
    const move = { operation: 'move' as const, destination: indexName };
    const task = await client.operationIndex({ indexName: temporary, operationIndexParams: move });
    isMoving = true;
    await done(task);
    log(`"${indexName}" replaced`);
  } catch (cause) {
    const failure = describeFailure(cause);
    if (isMoving) {
      const state = `Algolia has accepted the replacement of "${indexName}" but has not confirmed it: check its dashboard.`;
      throw new Error(`${failure} ${state}`, { cause });
    }
    // Report the first failure, even if the cleanup fails, too.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw new Error(`${failure} "${indexName}" is unchanged.`, { cause });
  }
}
