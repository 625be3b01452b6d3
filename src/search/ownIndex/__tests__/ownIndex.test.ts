import type { SearchProvider } from '../../provider';
import { buildIndex } from '../../engine/buildIndex';
import { origin, pageRecords } from '../../engine/__tests__/testing';

const index = buildIndex(pageRecords('/dts', 'Lib', [['', 'lib.dts', 'Declarations']]), {
  language: 'en',
  origin,
});
const fetched = jest.fn<Promise<unknown>, [string]>();
const answerWith = (data: unknown, status = 200, type = 'application/json') =>
  fetched.mockResolvedValueOnce({
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': type }),
    json: () => (data instanceof Error ? Promise.reject(data) : Promise.resolve(data)),
  });

let provider: SearchProvider;
beforeEach(async () => {
  jest.resetModules();
  fetched.mockReset();
  // The bundler fills the name in.
  Object.assign(globalThis, { __webpack_hash__: 'abc', fetch: fetched });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const { createProvider } = await import('..');
  provider = createProvider({ indexFolder: '/zh/search/', language: 'zh' });
});

const ask = (query: string) =>
  provider.search(query).then(
    ({ hits }) => hits.length,
    (error: Error) => error.message,
  );

test('the index of the compilation is fetched and opened once', async () => {
  answerWith(index);
  expect(await ask('dts')).toBe(1);
  expect(await ask('declarations')).toBe(1);
  expect(fetched.mock.calls).toEqual([['/zh/search/abc.json']]);
  expect(provider.suggest('lib dtx')).toEqual(['lib.dts']);
});

test.each([
  ['missing', () => answerWith('', 404), '/zh/search/abc.json is gone (status 404).'],
  ['a page', () => answerWith('', 200, 'text/html'), '/zh/search/abc.json is gone (status 200).'],
  ['refused', () => answerWith('', 503), '/zh/search/abc.json answered with status 503.'],
  ['unreachable', () => fetched.mockRejectedValueOnce(new Error('offline')), 'offline'],
  ['cut short', () => answerWith(new Error('Unexpected end')), 'Unexpected end'],
  ['something else', () => answerWith({ hello: 'world' }), 'The search index has an unknown'],
  ['cut in its terms', () => answerWith({ ...index, terms: '0a\n0b' }), 'index is incomplete'],
])('an index that is %s is an error, and fetched anew for the next key', async (_, fail, text) => {
  fail();
  expect(await ask('dts')).toContain(text);
  answerWith(index);
  expect(await ask('dts')).toBe(1);
});
