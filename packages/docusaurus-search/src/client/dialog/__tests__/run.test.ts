import type { GetSourcesParams } from '@algolia/autocomplete-core';
import type { Outcome } from '../../running';
import type { Entry } from '../entry';
import { findSources } from '../run';
import { entryAt, hitAt } from './testing';

const stored = entryAt('/old', ['Lib', 'old']);
const start: Entry = { ...stored, url: '/start', list: 'start' };

/** Asks for a query while the dialog shows an outcome. */
async function find(query: string, outcome?: Outcome) {
  const setCollections = jest.fn();
  const state = { collections: outcome ? [{ source: { outcome }, items: [] }] : [] };
  const params = { query, state, setCollections } as unknown as GetSourcesParams<Entry>;
  const search = jest.fn(() => Promise.resolve({ hits: [hitAt('/a', ['Lib', 'a'])], count: 3 }));
  const [source] = await findSources(params, {
    provider: { search, suggest: () => [], useFilters: () => [] },
    memory: {
      entriesOf: (list) => (list === 'recent' ? [stored] : []),
      ...{ remember: jest.fn(), move: jest.fn(), forget: jest.fn() },
    },
    surroundings: { starts: [start], filters: ['default'] },
    onSelect: jest.fn(),
  });
  const urls = ((source?.getItems(params) ?? []) as Entry[]).map(({ url }) => url);
  return { outcome: source?.outcome, urls, search, setCollections, kept: params.state };
}

test('blanks show the past and links to start from, and ask nobody', async () => {
  const { outcome, urls, search } = await find('   ');
  expect(outcome).toEqual({ screen: 'start' });
  expect(urls).toEqual(['/old', '/start']);
  expect(search).not.toHaveBeenCalled();
});

test('an answer has its query without blanks around it, and does not keep the one before', async () => {
  const { outcome, urls, search, kept } = await find(' dts ', { screen: 'start' });
  expect(search).toHaveBeenCalledWith('dts', ['default']);
  expect(outcome).toEqual({ screen: 'answer', query: 'dts', count: 3, shown: 1 });
  expect(urls).toEqual(['/a']);
  expect(kept.collections).toEqual([]);
});

test.each([
  [{ screen: 'start' } as const, 1],
  [{ screen: 'failure', isOutdated: false } as const, 1],
  [{ screen: 'answer', query: 'd', count: 1, shown: 1 } as const, 0],
])('while an answer is under way, %j: cleared %i times', async (outcome, times) => {
  const { setCollections } = await find('dts', outcome);
  expect(setCollections).toHaveBeenCalledTimes(times);
});
