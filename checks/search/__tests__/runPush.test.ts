import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, localeSet } from '../../../src/site/locales';
import { localeHome } from '../../../src/site/localeUrl';
import { tempFolder } from '../../../src/testing/tempFolder';
import {
  origin,
  pageRecords,
} from '../../../packages/docusaurus-search/src/engine/__tests__/testing';
import { indexSettings } from '../indexSettings';
import { indexSynonyms } from '../indexSynonyms';
import { runPush } from '../runPush';
import { startFakeAlgolia, type FakeAlgolia } from './fakeAlgolia';

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
let server: FakeAlgolia | undefined;

beforeAll(() => {
  siteDir = tempFolder();
  fs.mkdirSync(path.join(siteDir, '.docusaurus'));
  for (const language of localeCodes) {
    const prefix = localeHome(language, localeSet).slice(0, -1);
    const records = Array.from({ length: perLanguage }, (_, n) =>
      pageRecords(`${prefix}/p${n}`, 'Many', [['', `page ${n}`]]).map((one) => ({
        ...one,
        language,
        content: n === 0 ? `a${'长'.repeat(5000)}` : null,
      })),
    ).flat();
    const file = path.join(siteDir, '.docusaurus', `search-records-${language}.json`);
    fs.writeFileSync(file, JSON.stringify(records));
  }
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Starts the server with an existing index. */
async function startWithOldIndex(fault?: Parameters<typeof startFakeAlgolia>[1]) {
  server = await startFakeAlgolia('admin-secret', fault);
  const records = new Map([['old', { objectID: 'old' }]]);
  server.indexes.set('docs', { settings: {}, synonyms: [], records });
  return server;
}

async function push(options: Partial<Parameters<typeof runPush>[0]> = {}) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const outcome = await runPush({
    args: [],
    environment,
    siteDir,
    log,
    ...(server && { hosts: server.hosts }),
    ...options,
  }).catch((error: Error) => error.message);
  return { lines, outcome };
}

/** Expects the old index to be unchanged and to be the only one. */
function expectUntouched({ indexes }: FakeAlgolia) {
  expect([...indexes.keys()]).toEqual(['docs']);
  expect([...(indexes.get('docs')?.records.keys() ?? [])]).toEqual(['old']);
}

test('records, settings and synonyms replace the old index', async () => {
  const { indexes } = await startWithOldIndex();
  const { lines, outcome } = await push();
  expect(outcome).toBeUndefined();
  expect(lines).toEqual([...counts, `"docs" has ${total} new records.`]);
  expect([...indexes.keys()]).toEqual(['docs']);
  expect(indexes.get('docs')?.settings).toEqual(indexSettings);
  expect(indexes.get('docs')?.synonyms).toEqual(indexSynonyms);
  const records = indexes.get('docs')?.records;
  expect(records?.size).toBe(total);
  expect(records?.has('old')).toBe(false);
  const sizes = [...(records?.values() ?? [])].map((one) => Buffer.byteLength(JSON.stringify(one)));
  expect(Math.max(...sizes)).toBeLessThan(maxRecord);
  expect(records?.get(`${origin}/p0`)?.content).toMatch(/^a长+$/);
  expect([...(records?.values() ?? [])].filter(({ language }) => language === 'zh')).toHaveLength(
    perLanguage,
  );
});

test('a dry run counts the records, needs no key and sends nothing', async () => {
  const running = await startWithOldIndex();
  const { lines } = await push({ args: ['--dry-run'], environment: {} });
  expect(lines).toEqual([...counts, 'Dry run: nothing was sent.']);
  expect(running.calls).toEqual([]);
});

test.each([
  [{}, 'ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY'],
  [{ ...environment, ALGOLIA_ADMIN_KEY: ' ' }, 'ALGOLIA_ADMIN_KEY'],
])('%j: the missing variables are named', async (given, names) => {
  const running = await startWithOldIndex();
  expect((await push({ environment: given })).outcome).toBe(
    `Missing in the environment: ${names}.`,
  );
  expect(running.calls).toEqual([]);
});

test('a missing build is an error', async () => {
  const { outcome } = await push({ siteDir: path.join(siteDir, 'elsewhere') });
  expect(outcome).toMatch(/search-records-en\.json is missing\. Fix: Run "npm run build"\.$/);
});

test('an unknown option is an error, and nothing is pushed', async () => {
  expect((await push({ args: ['--dryrun'] })).outcome).toBe(
    'Unknown flag "--dryrun". Did you mean --dry-run?',
  );
});

test('a refused key is an error that does not show the key', async () => {
  const running = await startWithOldIndex();
  const { outcome } = await push({
    environment: { ...environment, ALGOLIA_ADMIN_KEY: 'wrong-secret' },
  });
  expect(outcome).toMatch(
    /^Algolia refused the key \(status 403\).*The records of "docs" are unchanged\.$/,
  );
  expect(outcome).not.toContain('wrong-secret');
  expectUntouched(running);
});

test('an unreachable host is an error', async () => {
  const { hosts, close } = await startFakeAlgolia('admin-secret');
  await close();
  const { outcome } = await push({ hosts });
  expect(outcome).toBe(
    'No Algolia host answered: check the application id and the network. The records of "docs" are unchanged.',
  );
});

test.each([
  ['an error on the second batch', 'batch', 503, 'No Algolia host answered'],
  ['a broken connection on the second batch', 'batch', 0, 'No Algolia host answered'],
  ['a refused second batch', 'batch', 400, 'Algolia answered with status 400'],
  ['an error on the move', 'operation', 503, 'No Algolia host answered'],
] as const)('%s leaves the old index alone', async (_, step, status, message) => {
  let seen = 0;
  const running = await startWithOldIndex((call) => {
    if (!call.path.endsWith(`/${step}`)) return undefined;
    seen++;
    return step === 'batch' && seen === 1 ? undefined : status;
  });
  const { outcome } = await push();
  expect(outcome).toContain(message);
  expect(outcome).toContain('The records of "docs" are unchanged.');
  expectUntouched(running);
});
