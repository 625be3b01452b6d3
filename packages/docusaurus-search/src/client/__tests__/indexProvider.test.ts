import { pageRecords } from '../../engine/__tests__/testing';
import { buildIndex } from '../../engine/buildIndex';
import type { Answer, SearchProvider } from '../provider';

const { file: index, texts } = buildIndex(
  pageRecords('/dts', 'Lib', [['', 'lib.dts', 'Declarations']]),
  { language: 'en' },
);
const fetched = jest.fn<Promise<unknown>, [string, RequestInit?]>();
const answerWith = (data: unknown, status = 200) =>
  fetched.mockResolvedValueOnce({
    ok: status === 200,
    status,
    json: () => (data instanceof Error ? Promise.reject(data) : Promise.resolve(data)),
  });

/** Answers the next request never, as where a connection hangs: it ends when it is given up. */
const hang = () =>
  fetched.mockImplementationOnce(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );

let provider: SearchProvider;
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  fetched.mockReset();
  const matchMedia = () => ({ matches: false });
  // The bundler fills the name in.
  Object.assign(globalThis, { __webpack_hash__: 'abc', fetch: fetched, matchMedia });
  const { createProvider } = await import('../indexProvider');
  provider = createProvider({ indexFolder: '/zh/search/' });
});

const ask = (query: string) =>
  provider.search(query, ['default']).then(
    ({ hits }) => hits.length,
    (error: Error) => error.message,
  );

const contentsOf = (hits: Answer['hits'] = []) => hits.map(({ text }) => text?.join(''));

test('index and texts are fetched once', async () => {
  answerWith(index);
  const answers = [
    await provider.search('declarations', []),
    await provider.search('declarations', []),
  ];
  expect(answers.map(({ hits }) => contentsOf(hits))).toEqual([[undefined], [undefined]]);
  answerWith(texts[0]);
  const completed = answers.map(async ({ complete }) => contentsOf(await complete?.()));
  expect(await Promise.all(completed)).toEqual([['Declarations'], ['Declarations']]);
  const { hits, complete } = await provider.search('declarations', []);
  expect(contentsOf(hits)).toEqual(['Declarations']);
  expect(complete).toBeUndefined();
  const urls = fetched.mock.calls.map(([url]) => url);
  expect(urls).toEqual(['/zh/search/abc.json', '/zh/search/abc/0.json']);
  expect(provider.suggest('lib dtx')).toEqual(['lib.dts']);
});

test('the index is opened before the first query, and a failure is tried again by the query', async () => {
  answerWith('', 503);
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(1);
  answerWith(index);
  expect(await ask('dts')).toBe(1);
});

test.each([
  ['gone', () => answerWith('', 404)],
  ['something else', () => answerWith({ hello: 'world' })],
  ['under way for 20 s', hang],
])('without texts that are %s hits stay, and the next answer tries again', async (_, fail) => {
  answerWith(index);
  const { complete } = await provider.search('declarations', []);
  fail();
  const completed = complete?.();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(contentsOf(await completed)).toEqual([undefined]);
  const next = await provider.search('declarations', []);
  answerWith(texts[0]);
  expect(contentsOf(await next.complete?.())).toEqual(['Declarations']);
});

test.each([
  ['missing', () => answerWith('', 410), '/zh/search/abc.json is gone (status 410).'],
  ['a page', () => answerWith(new Error('Unexpected token <')), 'Unexpected token <'],
  ['refused', () => answerWith('', 503), '/zh/search/abc.json answered with status 503.'],
  ['something else', () => answerWith(null), 'The search index has an unknown'],
  ['cut in its terms', () => answerWith({ ...index, terms: '0a' }), 'index is incomplete'],
  ['under way for 20 s', hang, 'There was no answer within 20000 ms.'],
])('an index that is %s is an error, and fetched anew for the next key', async (_, fail, text) => {
  fail();
  const outcome = ask('dts');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toContain(text);
  answerWith(index);
  expect(await ask('dts')).toBe(1);
});
