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

const own = 'app-dsn.algolia.net';

test('an application that is asked too often is not asked again', async () => {
  const { hosts, search } = clientWith(() => ({ status: 429, content: '{"message":"No"}' }));
  await expect(search()).rejects.toMatchObject({ status: 429, message: 'No' });
  expect(hosts).toEqual([own]);
});

test.each([false, true])(
  'a host that was down, by a timeout: %s, is skipped for 120000 ms, in a new dialog, too',
  async (isTimedOut) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await clientWith((call) => (call === 1 ? { status: 0, isTimedOut } : {})).search();
    const { hosts, search } = clientWith(() => ({}));
    for (const time of [1_000_001, 1_120_000, 1_120_001]) {
      now.mockReturnValue(time);
      await search();
    }
    expect(hosts.map((host) => host === own)).toEqual([false, false, true]);
  },
);
