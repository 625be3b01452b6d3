import type { QueryResponse } from '@site/src/lib/search/types';
import { suggestQueries } from '../engine';
import { GoneError } from '../prepare';
import { replaceSearch, watchSearch, type Outcome } from '../searchClient';

const request = (query: string) => [{ query, indexName: 'docs' }];

function response(count: number, title = 'x'): QueryResponse {
  const hit = { hierarchy: { lvl1: title } };
  return { results: [{ hits: [hit], nbHits: count }] } as unknown as QueryResponse;
}

/** A search whose answers come when the test wants them. */
function heldSearch() {
  const held: { resolve: (given: QueryResponse) => void; reject: (error: Error) => void }[] = [];
  const search = () =>
    new Promise<QueryResponse>((resolve, reject) => held.push({ resolve, reject }));
  return { held, search };
}

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

test('the number of results is told', async () => {
  const told: Outcome[] = [];
  const search = watchSearch(
    () => Promise.resolve(response(3)),
    (one) => told.push(one),
  );
  await expect(search(request('dts'))).resolves.toEqual(response(3));
  expect(told).toEqual([{ query: 'dts', count: 3 }]);
});

test.each([
  [new Error('down'), false],
  [new GoneError('gone'), true],
])('a failure becomes an empty answer and is told: %s', async (error, isOutdated) => {
  const told: Outcome[] = [];
  const search = watchSearch(
    () => Promise.reject(error),
    (one) => told.push(one),
  );
  const { results } = await search(request('dts'));
  expect(results).toEqual([expect.objectContaining({ hits: [], nbHits: 0, query: 'dts' })]);
  expect(told).toEqual([{ query: 'dts', count: undefined, isOutdated }]);
  expect(warn).toHaveBeenCalledWith('The search failed.', error);
});

test('an answer without the form of one is a failure', async () => {
  const told: Outcome[] = [];
  const search = watchSearch(
    () => Promise.resolve({ hello: 'world' } as never),
    (one) => told.push(one),
  );
  expect((await search(request('dts'))).results[0]?.hits).toEqual([]);
  expect(told).toEqual([{ query: 'dts', count: undefined, isOutdated: false }]);
});

test('an earlier search that ends later is not told', async () => {
  const told: Outcome[] = [];
  const { held, search } = heldSearch();
  const watched = watchSearch(search, (one) => told.push(one));
  const both = [watched(request('d')), watched(request('dt'))];
  held[1]?.resolve(response(2));
  await both[1];
  held[0]?.reject(new Error('late'));
  await both[0];
  expect(told).toEqual([{ query: 'dt', count: 2 }]);
});

test('titles found before are suggested where no index is open', async () => {
  const search = watchSearch(
    () => Promise.resolve(response(1, 'lib.dts')),
    () => undefined,
  );
  await search(request('dts'));
  expect(suggestQueries('xyz')).toEqual(['lib.dts']);
});

test.each([
  ['bare', request('dts')],
  ['in an object', { requests: request('dts') }],
])('requests %s reach the client in an object', async (_, given) => {
  const search = jest.fn(() => Promise.resolve(response(1)));
  const client = { search, appId: 'A', transporter: { hostsCache: {} } };
  const replaced = replaceSearch(client as never, undefined, () => undefined);
  await replaced.search(given);
  expect(search).toHaveBeenCalledWith({ requests: request('dts') });
  expect(replaced).toHaveProperty('appId', 'A');
});

test('the own engine stands before the client', async () => {
  const client = { search: jest.fn() };
  const own = jest.fn(() => Promise.resolve(response(1)));
  await replaceSearch(client as never, own, () => undefined).search(request('a'));
  expect(own).toHaveBeenCalledWith(request('a'));
  expect(client.search).not.toHaveBeenCalled();
});
