import path from 'node:path';
import type { SearchRecord } from 'docusaurus-search/engine';
import { homeOf, localeCodes } from '../../../src/site/locales';
import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { indexSettings } from '../indexSettings';
import { indexSynonyms } from '../indexSynonyms';
import { runPush, type PushCommand } from '../runPush';

const environment = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'admin-secret',
};
const perLanguage = 1200;
/** Algolia's limit for a record, in bytes. */
const maxRecord = 10_000;
/** Of all languages. */
const total = localeCodes.length * perLanguage;
const counts = localeCodes.map((language) => `${language}: ${perLanguage} records`);
let siteDir: string;

beforeAll(() => {
  siteDir = tempFolder();
  for (const language of localeCodes) {
    const prefix = homeOf(language).slice(0, -1);
    const records = Array.from({ length: perLanguage }, (_, n) => ({
      objectID: `${prefix}/p${n}`,
      type: 'lvl1',
      language,
      words: [],
      content: n === 0 ? `a${'长'.repeat(5000)}` : null,
    }));
    const file = `.docusaurus/search-records-${language}.json`;
    addFiles(siteDir, { [file]: JSON.stringify(records) });
  }
});

interface Call {
  /** The index, what is done to it, and the data for that. */
  index: string;
  action: string;
  body: { destination?: string; requests?: { body: SearchRecord }[] };
  status: number;
}

/**
 * Pushes to an index "docs".
 *
 * @param fault answers an action, done for the nth time, with this status; 0 breaks the connection
 */
async function push(
  options: Partial<PushCommand> = {},
  fault: (action: string, time: number) => number | undefined = () => undefined,
) {
  const lines: string[] = [];
  const calls: Call[] = [];
  const outcome = await runPush({
    isDryRun: false,
    environment,
    siteDir,
    log: (line) => lines.push(line),
    requester: {
      send({ method, url, headers, data }) {
        const [index = '', ...rest] = new URL(url).pathname.replace('/1/indexes/', '').split('/');
        const action = rest.join('/') || method;
        const isKnown = headers['x-algolia-api-key'] === environment.ALGOLIA_ADMIN_KEY;
        const time = calls.filter((call) => call.action === action).length + 1;
        const status = isKnown ? (fault(action, time) ?? 200) : 403;
        const body = JSON.parse(String(data ?? '{}')) as Call['body'];
        calls.push({ index, action, body, status });
        const answer = { taskID: calls.length, updatedAt: '', status: 'published' };
        return Promise.resolve({ status, content: JSON.stringify(answer), isTimedOut: false });
      },
    },
    ...options,
  }).catch((error: Error) => error.message);
  const done = calls.filter(({ status, action }) => status === 200 && !action.startsWith('task/'));
  /** What has changed the records of the index. */
  const changes = done.filter(
    ({ index, action, body }) =>
      body.destination === 'docs' || (index === 'docs' && ['batch', 'DELETE'].includes(action)),
  );
  return { lines, calls, outcome, done, changes };
}

test('records, settings and synonyms replace the old index', async () => {
  const { lines, outcome, done, changes } = await push();
  expect(outcome).toBeUndefined();
  expect(lines).toEqual([...counts, `"docs" has ${total} new records.`]);
  expect(done.slice(0, 2)).toMatchObject([
    { index: 'docs', action: 'settings', body: indexSettings },
    { index: 'docs', action: 'synonyms/batch', body: indexSynonyms },
  ]);
  // They are complete in another index, which then takes the place of the old one.
  expect(changes).toEqual(done.slice(-1));
  expect(changes).toMatchObject([{ action: 'operation', body: { operation: 'move' } }]);
  const batches = done.filter(({ action }) => action === 'batch');
  expect(new Set(batches.map(({ index }) => index))).toEqual(new Set([changes[0]?.index]));
  const records = batches.flatMap(({ body }) => body.requests?.map((one) => one.body) ?? []);
  expect(records).toHaveLength(total);
  const sizes = records.map((one) => Buffer.byteLength(JSON.stringify(one)));
  expect(Math.max(...sizes)).toBeLessThan(maxRecord);
  expect(records.find(({ objectID }) => objectID === '/p0')?.content).toMatch(/^a长+$/);
  expect(records.filter(({ language }) => language === 'zh')).toHaveLength(perLanguage);
});

test('a dry run counts the records, needs no key and sends nothing', async () => {
  const { lines, calls } = await push({ isDryRun: true, environment: {} });
  expect(lines).toEqual([...counts, 'Dry run: nothing was sent.']);
  expect(calls).toEqual([]);
});

test.each([
  [{}, 'ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY'],
  [{ ...environment, ALGOLIA_ADMIN_KEY: ' ' }, 'ALGOLIA_ADMIN_KEY'],
])('%j: the missing variables are named', async (given, names) => {
  const { outcome, calls } = await push({ environment: given });
  expect(outcome).toBe(`Missing in the environment: ${names}.`);
  expect(calls).toEqual([]);
});

test('a missing build is an error', async () => {
  const { outcome } = await push({ siteDir: path.join(siteDir, 'elsewhere') });
  expect(outcome).toMatch(/search-records-en\.json is missing\. Fix: Run "npm run build"\.$/);
});

test('a refused key is an error that does not show the key', async () => {
  const { outcome, done } = await push({
    environment: { ...environment, ALGOLIA_ADMIN_KEY: 'wrong-secret' },
  });
  expect(outcome).toMatch(
    /^Algolia refused the key \(status 403\).*The records of "docs" are unchanged\.$/,
  );
  expect(outcome).not.toContain('wrong-secret');
  expect(done).toEqual([]);
});

const noHost = 'No Algolia host answered: check the application id and the network.';
test.each([
  ['an error on the second batch', 'batch', 503, noHost],
  ['a broken connection on the second batch', 'batch', 0, noHost],
  ['a refused second batch', 'batch', 400, 'Algolia answered with status 400'],
  ['an error on the move', 'operation', 503, noHost],
])('%s leaves the old index alone', async (_, step, status, message) => {
  // The first operation is the copy of the settings.
  const fault = (action: string, time: number) =>
    action === step && time > 1 ? status : undefined;
  const { outcome, done, changes } = await push({}, fault);
  expect(outcome).toContain(message);
  expect(outcome).toContain('The records of "docs" are unchanged.');
  expect(changes).toEqual([]);
  // The other index is removed.
  expect(done.at(-1)).toMatchObject({ action: 'DELETE' });
});
