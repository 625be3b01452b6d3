import type { Algoliasearch, SearchClient } from 'algoliasearch';
import type { SearchRecord } from '../../lib/search/types';
import { indexSettings } from './indexSettings';

/** The calls of the client that a push makes. */
export type PushClient = Pick<
  Algoliasearch | SearchClient,
  'setSettings' | 'batch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface PushOptions {
  client: PushClient;
  indexName: string;
  records: readonly SearchRecord[];
  /** Told after each step. */
  log: (line: string) => void;
  /** Distinguishes this push from others. */
  stamp: string;
}

const batchSize = 1000;
/** Algolia takes records of 10 kB: long code samples are cut. */
const maxContent = 5000;

function toObject(record: SearchRecord): Record<string, unknown> {
  return { ...record, content: record.content?.slice(0, maxContent) ?? null };
}

/**
 * Replaces the hosted index: everything goes into an index of its own first, which then takes the other's place in one
 * step. Whatever fails before leaves the old index as it was, and the new one is removed.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const { client, indexName, records, log, stamp } = options;
  const temporary = `${indexName}_push_${stamp}`;
  const done = async ({ taskID }: { taskID: number }) => {
    await client.waitForTask({ indexName: temporary, taskID });
  };
  try {
    await done(await client.setSettings({ indexName: temporary, indexSettings }));
    log('settings written');
    for (let start = 0; start < records.length; start += batchSize) {
      const requests = records
        .slice(start, start + batchSize)
        .map((record) => ({ action: 'addObject' as const, body: toObject(record) }));
      await done(await client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      log(`${Math.min(start + batchSize, records.length)} of ${records.length} records written`);
    }
    const move = { operation: 'move' as const, destination: indexName };
    await done(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
    log(`"${indexName}" replaced`);
  } catch (error) {
    // The failure that matters is the first one.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

interface Failure {
  name?: string;
  status?: number;
  message?: string;
}

/** Says in one line what a failed push means and what to do. */
export function describeFailure(error: unknown): string {
  const { name, status, message } = error as Failure;
  if (status === 401 || status === 403) {
    return `Algolia refused the key (status ${status}): it needs the rights addObject, editSettings, deleteIndex and browse of this application.`;
  }
  if (name === 'RetryError')
    return 'No host of Algolia could be reached: check the application id and the network.';
  return `Algolia answered${status ? ` with status ${status}` : ''}: ${message ?? String(error)}`;
}
