import type { Answer, SearchProvider } from '../../provider';
import { buildIndex } from '../../engine/buildIndex';
import { origin, pageRecords } from '../../engine/__tests__/testing';

const { file: index, texts } = buildIndex(
  pageRecords('/dts', 'Lib', [['', 'lib.dts', 'Declarations']]),
  {
    language: 'en',
    origin,
  },
);
const fetched = jest.fn<Promise<unknown>, [string]>();
const answerWith = (data: unknown, status = 200) =>
  fetched.mockResolvedValueOnce({
    ok: status === 200,
    status,
    json: () => (data instanceof Error ? Promise.reject(data) : Promise.resolve(data)),
  });

let provider: SearchProvider;
beforeEach(async () => {
  jest.useFakeTimers();
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

const contentsOf = (hits: Answer['hits'] = []) => hits.map(({ content }) => content);

test('the index of the compilation is fetched and opened once', async () => {
  answerWith(index);
  expect(await ask('dts')).toBe(1);
  expect(await ask('lib dts')).toBe(1);
  expect(fetched.mock.calls).toEqual([['/zh/search/abc.json']]);
  expect(provider.suggest('lib dtx')).toEqual(['lib.dts']);
});

test('the index is opened before the first query, and a failure is tried again by the query', async () => {
  answerWith('', 503);
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(1);
  answerWith(index);
  expect(await ask('dts')).toBe(1);
});

test('the texts of the hits are fetched when they are asked for, once', async () => {
  answerWith(index);
  const answers = [await provider.search('declarations'), await provider.search('declarations')];
  expect(answers.map(({ hits }) => contentsOf(hits))).toEqual([[null], [null]]);
  expect(fetched).toHaveBeenCalledTimes(1);

  answerWith(texts[0]);
  const completed = answers.map(async ({ complete }) => contentsOf(await complete?.()));
  expect(await Promise.all(completed)).toEqual([['Declarations'], ['Declarations']]);
  expect(fetched.mock.calls.slice(1)).toEqual([['/zh/search/abc/0.json']]);

  const { hits, complete } = await provider.search('declarations');
  expect(contentsOf(hits)).toEqual(['Declarations']);
  expect(complete).toBeUndefined();
});

test.each([
  ['gone', () => answerWith('', 404)],
  ['unreachable', () => fetched.mockRejectedValueOnce(new Error('offline'))],
  ['something else', () => answerWith({ hello: 'world' })],
])('without texts that are %s hits stay, and the next answer tries again', async (_, fail) => {
  answerWith(index);
  const { complete } = await provider.search('declarations');
  fail();
  expect(contentsOf(await complete?.())).toEqual([null]);
  const next = await provider.search('declarations');
  answerWith(texts[0]);
  expect(contentsOf(await next.complete?.())).toEqual(['Declarations']);
});

test.each([
  ['missing', () => answerWith('', 404), '/zh/search/abc.json is gone (status 404).'],
  ['a page', () => answerWith(new Error('Unexpected token <')), 'Unexpected token <'],
  ['refused', () => answerWith('', 503), '/zh/search/abc.json answered with status 503.'],
  ['unreachable', () => fetched.mockRejectedValueOnce(new Error('offline')), 'offline'],
  ['cut short', () => answerWith(new Error('Unexpected end')), 'Unexpected end'],
  ['something else', () => answerWith({ hello: 'world' }), 'The search index has an unknown'],
  [
    'cut in its terms',
    () => answerWith({ ...index, terms: '0a\n0b\n0c\n' }),
    'index is incomplete',
  ],
])('an index that is %s is an error, and fetched anew for the next key', async (_, fail, text) => {
  fail();
  expect(await ask('dts')).toContain(text);
  answerWith(index);
  expect(await ask('dts')).toBe(1);
});
