import { pageRecords } from '../../../packages/docusaurus-search/src/engine/__tests__/testing';
import { describeFailure, pushRecords, type PushClient } from '../pushRecords';

const records = Array.from({ length: 2500 }, (_, n) =>
  pageRecords(`/p${n}`, 'Many', [['', 'p']]),
).flat();

/** Creates a client that records its calls, and rejects calls of the method `failAt`. */
function fakeClient(failAt?: string) {
  const calls: string[] = [];
  const call = (name: string) => (given: { indexName: string }) => {
    calls.push(`${name} ${given.indexName}`);
    return name === failAt
      ? Promise.reject(Object.assign(new Error('Invalid key'), { name: 'ApiError', status: 403 }))
      : Promise.resolve({ taskID: calls.length });
  };
  const names = [
    'setSettings',
    'saveSynonyms',
    'batch',
    'operationIndex',
    'waitForTask',
    'deleteIndex',
  ];
  const client = Object.fromEntries(names.map((name) => [name, call(name)]));
  return { calls, client: client as unknown as PushClient };
}

async function push(client: PushClient) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await pushRecords({ client, indexName: 'docs', records, log, stamp: 'x' });
  return lines;
}

test('a temporary index is filled and then replaces the old one', async () => {
  const { calls, client } = fakeClient();
  expect(await push(client)).toEqual([
    'settings written',
    expect.stringMatching(/^\d+ synonyms written$/),
    '1000 of 2500 records written',
    '2000 of 2500 records written',
    '2500 of 2500 records written',
    '"docs" replaced',
  ]);
  expect(calls.filter((call) => !call.startsWith('waitForTask'))).toEqual([
    'setSettings docs_push_x',
    'saveSynonyms docs_push_x',
    'batch docs_push_x',
    'batch docs_push_x',
    'batch docs_push_x',
    'operationIndex docs_push_x',
  ]);
});

test.each(['setSettings', 'saveSynonyms', 'batch', 'operationIndex', 'waitForTask'])(
  'a failing %s leaves the old index and removes the new one',
  async (name) => {
    const { calls, client } = fakeClient(name);
    await expect(push(client)).rejects.toThrow(/^Algolia refused the key .*"docs" is unchanged\.$/);
    expect(calls.at(-1)).toBe('deleteIndex docs_push_x');
    expect(calls.filter((call) => call.endsWith(' docs'))).toEqual([]);
  },
);

test('a move that was accepted but not confirmed is not undone', async () => {
  const { calls, client } = fakeClient();
  const waitForTask: PushClient['waitForTask'] = () =>
    calls.some((call) => call.startsWith('operationIndex'))
      ? Promise.reject(new Error('timeout'))
      : Promise.resolve({ status: 'published' });
  await expect(push({ ...client, waitForTask })).rejects.toThrow('has not confirmed it');
  expect(calls.at(-1)).toBe('operationIndex docs_push_x');
});

test.each([
  [{ status: 403, message: 'Invalid key' }, 'Algolia refused the key (status 403)'],
  [{ name: 'RetryError', message: 'x' }, 'No Algolia host answered'],
  [{ status: 400, message: 'Bad record' }, 'Algolia answered with status 400: Bad record'],
])('%j is described as "%s …"', (error, text) => {
  expect(describeFailure(error)).toContain(text);
});
