import type { GetSourcesParams } from '@algolia/autocomplete-core';
import { GoneError, type Answer } from '../../provider';
import type { Outcome } from '../../running';
import type { Entry } from '../entry';
import { findSources } from '../run';
import { entryAt, hitAt } from './testing';

const stored = entryAt('/old', ['Lib', 'old']);
const start: Entry = { ...stored, url: '/start', list: 'start' };
const surroundings = { starts: [start], filters: ['default'] };
const recent = [stored];
const memory = {
  entriesOf: (list: string) => (list === 'recent' ? recent : []),
  remember: jest.fn(),
  move: jest.fn(),
  forget: jest.fn(),
};

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));

/** Asks for a query while the dialog shows an outcome. */
async function find(query: string, search: () => Promise<Answer>, outcome?: Outcome) {
  const setCollections = jest.fn();
  const state = { collections: outcome ? [{ source: { outcome }, items: [] }] : [] };
  const params = { query, state, setCollections } as unknown as GetSourcesParams<Entry>;
  const provider = { search: jest.fn(search), suggest: () => [], useFilters: () => [] };
  const [source] = await findSources(params, {
    provider,
    memory,
    surroundings,
    onSelect: jest.fn(),
  });
  const entries = (source?.getItems(params) ?? []) as Entry[];
  const urls = entries.map(({ url }) => url);
  return { outcome: source?.outcome, urls, provider, setCollections, kept: params.state };
}

const found = () => Promise.resolve({ hits: [hitAt('/a', ['Lib', 'a'])], count: 3 });

test.each(['', '   '])(
  '%j shows the past and links to start from, and asks nobody',
  async (query) => {
    const { outcome, urls, provider } = await find(query, found);
    expect(outcome).toEqual({ screen: 'start' });
    expect(urls).toEqual(['/old', '/start']);
    expect(provider.search).not.toHaveBeenCalled();
  },
);

test('an answer does not keep the one before it', async () => {
  const { kept } = await find('dts', found, { screen: 'start' });
  expect(kept.collections).toEqual([]);
});

test('an answer has its query without blanks around it, and all numbers', async () => {
  const { outcome, urls, provider } = await find(' dts ', found);
  expect(provider.search).toHaveBeenCalledWith('dts', ['default']);
  expect(outcome).toEqual({ screen: 'answer', query: 'dts', count: 3, shown: 1 });
  expect(urls).toEqual(['/a']);
});

test.each([
  [new Error('down'), false],
  [new GoneError('gone'), true],
])('a failure is not an answer without results: %s', async (error, isOutdated) => {
  const { outcome, urls } = await find('dts', () => Promise.reject(error));
  expect(outcome).toEqual({ screen: 'failure', isOutdated });
  expect(urls).toEqual([]);
  expect(warn).toHaveBeenCalledWith('The search failed.', error);
});

test.each([
  [{ screen: 'start' } as const, 1],
  [{ screen: 'failure', isOutdated: false } as const, 1],
  [{ screen: 'answer', query: 'd', count: 1, shown: 1 } as const, 0],
])('while an answer is under way, %j: cleared %i times', async (outcome, times) => {
  const { setCollections } = await find('dts', found, outcome);
  expect(setCollections.mock.calls).toEqual(Array.from({ length: times }, () => [[]]));
});
