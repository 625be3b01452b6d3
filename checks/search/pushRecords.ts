import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from 'docusaurus-search/engine';
import { indexSettings } from './indexSettings';
import { indexSynonyms } from './indexSynonyms';

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
function describeFailure(error: unknown): string {
  const { name, status, message } = error as Failure;
  if (status === 401 || status === 403)
    return `Algolia refused the key (status ${status}): it needs the rights addObject, editSettings, deleteIndex and browse of this application.`;

  if (name === 'RetryError')
    return 'No Algolia host answered: check the application id and the network.';
  return `Algolia answered${status ? ` with status ${status}` : ''}: ${message ?? String(error)}`;
}

/**
 * Replaces the records of the hosted index in one step, and before that its settings and synonyms.
 *
 * @throws Error that says what failed and in which state the index is
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  try {
    const tasks = [
      await client.setSettings({ indexName, indexSettings }),
      await client.saveSynonyms({
        indexName,
        synonymHit: indexSynonyms,
        replaceExistingSynonyms: true,
      }),
    ];
    await Promise.all(tasks.map(({ taskID }) => client.waitForTask({ indexName, taskID })));
    await client.replaceAllObjects({ indexName, objects: records.map(toObject) });
  } catch (cause) {
    throw new Error(`${describeFailure(cause)} The records of "${indexName}" are unchanged.`, {
      cause,
    });
  }
}
