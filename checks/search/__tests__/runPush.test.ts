import { localeCodes } from '../../../src/site/locales';
import type * as Records from '../records';
import { runPush } from '../runPush';

const client = {
  setSettings: jest.fn((_: object) => ({ taskID: 1 })),
  saveSynonyms: jest.fn(() => ({ taskID: 2 })),
  waitForTask: jest.fn(),
  replaceAllObjects: jest.fn(() => Promise.resolve()),
};
const connect = jest.fn(() => client);
jest.mock('algoliasearch', () => ({ algoliasearch: (...access: []) => connect(...access) }));

jest.mock('../records', () => ({
  ...jest.requireActual<object>('../records'),
  vocabulary: { synonyms: [['cjs', 'commonjs']], translations: { outDir: ['distPath'] } },
  readRecords: (_: string, language: string) => [{ objectID: language, language }],
}));

const environment = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: ' docs ',
  ALGOLIA_ADMIN_KEY: 'admin-secret',
};
const counts = localeCodes.map((language) => [`${language}: 1 records`]);
let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'log').mockImplementation()));

test('records, settings and synonyms replace the old index', async () => {
  await runPush(false, environment);
  expect(connect).toHaveBeenCalledWith('APP', 'admin-secret');
  expect(client.setSettings.mock.calls).toMatchObject([[{ indexName: 'docs' }]]);
  expect(client.saveSynonyms).toHaveBeenCalledWith({
    indexName: 'docs',
    synonymHit: [
      { objectID: 'group-0', type: 'synonym', synonyms: ['cjs', 'commonjs'] },
      { objectID: 'translation-0', type: 'oneWaySynonym', input: 'outDir', synonyms: ['distPath'] },
    ],
    replaceExistingSynonyms: true,
  });
  expect(client.replaceAllObjects).toHaveBeenCalledWith({
    indexName: 'docs',
    objects: localeCodes.map((language) => ({ objectID: language, language })),
  });
  expect(log.mock.calls).toEqual([...counts, [`"docs" has ${localeCodes.length} new records.`]]);
});

test('a dry run counts the records, needs no key and sends nothing', async () => {
  connect.mockClear();
  await runPush(true, {});
  expect(log.mock.calls).toEqual([...counts, ['Dry run: nothing was sent.']]);
  expect(connect).not.toHaveBeenCalled();
});

test('missing variables are named', async () => {
  const push = runPush(false, { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: ' ' });
  await expect(push).rejects.toThrow(/: ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY\.$/);
});

test('what Algolia refuses is an error that does not show the key', async () => {
  client.replaceAllObjects.mockRejectedValueOnce(new Error('Not enough rights.'));
  await expect(runPush(false, environment)).rejects.toThrow(
    /^Algolia: Not enough rights\. The records of "docs" are unchanged\.$/,
  );
});

test('a missing build is an error', () => {
  const { readRecords } = jest.requireActual<typeof Records>('../records');
  expect(() => readRecords('/elsewhere', 'en')).toThrow(
    /search-records-en\.json is missing\. Fix: Run "npm run build"\.$/,
  );
});
