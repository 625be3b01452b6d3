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

type Reply = Partial<{ status: number; content: string; isTimedOut: boolean }>;

/** Creates the client as the dialog does, with a network that gives these replies. */
function clientWith(reply: (call: number) => Reply) {
  const hosts: string[] = [];
  const client = liteClient('APP', 'key', {
    ...clientOptions,
    requester: {
      send({ url }) {
        hosts.push(new URL(url).host);
        const base = { status: 200, content: '{"results":[]}', isTimedOut: false };
        return Promise.resolve({ ...base, ...reply(hosts.length) });
      },
    },
  });
  // The client caches answers, so each query must be new.
  const search = () =>
    client.search({ requests: [{ indexName: 'docs', query: `x${hosts.length}${Math.random()}` }] });
  return { hosts, search };
}

const down: Reply = { status: 0, content: 'refused' };
const own = 'app-dsn.algolia.net';

test('an application that is asked too often is not asked again', async () => {
  const { hosts, search } = clientWith(() => ({ status: 429, content: '{"message":"No"}' }));
  await expect(search()).rejects.toMatchObject({ status: 429, message: 'No' });
  expect(hosts).toEqual([own]);
});

describe('a host that was down', () => {
  let now: jest.SpyInstance;
  beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)));

  test.each([
    ['refused', down],
    ['timed out', { status: 0, isTimedOut: true }],
  ])('because it %s is skipped for 120000 ms, then tried again', async (_, failure) => {
    const { hosts, search } = clientWith((call) => (call === 1 ? failure : {}));
    await search();
    for (const [time, isAsked] of [
      [1_000_001, false],
      [1_120_000, false],
      [1_120_001, true],
    ] as const) {
      now.mockReturnValue(time);
      const before = hosts.length;
      await search();
      expect(hosts).toHaveLength(before + 1);
      expect(hosts[before] === own).toBe(isAsked);
    }
  });

  test('is still skipped after the dialog is opened again', async () => {
    await clientWith((call) => (call === 1 ? down : {})).search();
    const { hosts, search } = clientWith(() => ({}));
    await search();
    expect(hosts[0]).toMatch(/^app-\d\.algolianet\.com$/);
  });
});
