import type { liteClient as LiteClient } from 'algoliasearch/lite';
import type * as Options from '../hostsCache';

/** The build for browsers; the one for Node.js has different timeouts. */
const { liteClient } = jest.requireActual<{ liteClient: typeof LiteClient }>(
  '../../../../../node_modules/algoliasearch/dist/lite/builds/browser.umd.js',
);

/** Reset before each test, so that no host is remembered. */
let clientOptions: typeof Options.clientOptions;
beforeEach(async () => {
  jest.resetModules();
  ({ clientOptions } = await import('../hostsCache'));
});

interface Call {
  host: string;
  connectTimeout: number;
  responseTimeout: number;
}
type Reply = Partial<{ status: number; content: string; isTimedOut: boolean }>;

/** Creates the client as the dialog does, with a network that gives these replies. */
function clientWith(reply: (host: string, call: number) => Reply) {
  const calls: Call[] = [];
  const client = liteClient('APP', 'key', {
    ...clientOptions,
    requester: {
      send({ url, connectTimeout, responseTimeout }) {
        const { host } = new URL(url);
        calls.push({ host, connectTimeout, responseTimeout });
        const base = { status: 200, content: '{"results":[]}', isTimedOut: false };
        return Promise.resolve({ ...base, ...reply(host, calls.length) });
      },
    },
  });
  // The client caches answers, so each query must be new.
  const search = () =>
    client.search({ requests: [{ indexName: 'docs', query: `x${calls.length}${Math.random()}` }] });
  return { calls, client, search };
}

const down: Reply = { status: 0, content: 'refused' };

test('a query goes to the application’s own host with timeouts of 1000 and 2000 ms', async () => {
  const { calls, search } = clientWith(() => ({}));
  await search();
  expect(calls).toEqual([
    { host: 'app-dsn.algolia.net', connectTimeout: 1000, responseTimeout: 2000 },
  ]);
});

test.each([
  ['refuses', down],
  ['answers 500', { status: 500, content: 'x' }],
  ['answers 304', { status: 304 }],
  ['times out', { status: 0, isTimedOut: true }],
])('the next host is asked if one %s', async (_, failure) => {
  const { calls, search } = clientWith((__, call) => (call === 1 ? failure : {}));
  await expect(search()).resolves.toEqual({ results: [] });
  expect(calls).toHaveLength(2);
  expect(calls[1]?.host).toMatch(/^app-\d\.algolianet\.com$/);
});

test('timeouts grow with the number of hosts that timed out', async () => {
  const { calls, search } = clientWith(() => ({ status: 0, isTimedOut: true }));
  await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
  expect(calls.map(({ connectTimeout }) => connectTimeout)).toEqual([1000, 4000, 5000, 6000]);
  expect(calls.map(({ responseTimeout }) => responseTimeout)).toEqual([2000, 8000, 10000, 12000]);
});

test.each([400, 403, 404, 429])('status %i is an API error and is not retried', async (status) => {
  const { calls, search } = clientWith(() => ({ status, content: '{"message":"No"}' }));
  await expect(search()).rejects.toMatchObject({ name: 'ApiError', status, message: 'No' });
  expect(calls).toHaveLength(1);
});

test('a body that is not JSON is a deserialization error', async () => {
  const { search } = clientWith(() => ({ content: '<html>' }));
  await expect(search()).rejects.toMatchObject({ name: 'DeserializationError' });
});

describe('a host that was down', () => {
  let now: jest.SpyInstance;
  beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)));
  afterEach(() => now.mockRestore());

  test.each([
    ['refused', down],
    ['timed out', { status: 0, isTimedOut: true }],
  ])('because it %s is skipped for 120000 ms, then tried again', async (_, failure) => {
    const own = 'app-dsn.algolia.net';
    const { calls, search } = clientWith((__, call) => (call === 1 ? failure : {}));
    await search();
    for (const [time, isAsked] of [
      [1_000_001, false],
      [1_120_000, false],
      [1_120_001, true],
    ] as const) {
      now.mockReturnValue(time);
      const before = calls.length;
      await search();
      expect(calls).toHaveLength(before + 1);
      expect(calls[before]?.host === own).toBe(isAsked);
    }
  });

  test('is still skipped after the dialog is opened again', async () => {
    await clientWith((_, call) => (call === 1 ? down : {})).search();
    const { calls, search } = clientWith(() => ({}));
    await search();
    expect(calls[0]?.host).toMatch(/^app-\d\.algolianet\.com$/);
  });
});
