import type { StoredHit } from '../entry';
import { canStore, openMemory } from '../memory';
import { hitAt } from './testing';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});

const hit = (url: string, title = url) => hitAt(url, ['Lib', title]);
const open = (isShown: (entry: StoredHit) => boolean = () => true) => openMemory('docs', isShown);
const urls = (list: readonly StoredHit[]) => list.map(({ url }) => url);

test('the latest 7 are recent, the last one first', () => {
  const memory = open();
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 3]) memory.remember(hit(`/${at}`));
  expect(urls(memory.entriesOf('recent'))).toEqual(['/3', '/8', '/7', '/6', '/5', '/4', '/2']);
});

test('beside favorites, of which there are 10, the latest 4', () => {
  const memory = open();
  for (let at = 0; at < 12; at++) memory.move(hit(`/favorite-${at}`), 'favorite');
  for (let at = 0; at < 7; at++) memory.remember(hit(`/${at}`));
  expect(memory.entriesOf('favorite')).toHaveLength(10);
  expect(urls(memory.entriesOf('recent'))).toEqual(['/6', '/5', '/4', '/3']);
});

test('a favorite leaves the recent ones and does not return to them', () => {
  const memory = open();
  memory.remember(hit('/a'));
  memory.move(hit('/a'), 'favorite');
  memory.remember(hit('/a'));
  expect(memory.entriesOf('recent')).toEqual([]);
  expect(urls(memory.entriesOf('favorite'))).toEqual(['/a']);
});

test('a former favorite is the latest of the recent searches', () => {
  const memory = open();
  memory.move(hit('/a'), 'favorite');
  memory.remember(hit('/b'));
  memory.move(hit('/a'), 'recent');
  expect(memory.entriesOf('favorite')).toEqual([]);
  expect(urls(memory.entriesOf('recent'))).toEqual(['/a', '/b']);
  memory.forget(hit('/a'));
  expect(urls(memory.entriesOf('recent'))).toEqual(['/b']);
});

test('what DocSearch has stored is read, its HTML as text', () => {
  const old = { ...hit('/a', 'Map&lt;&quot;a&amp;lt;&quot;&gt;'), anchor: 'x' };
  stored.set(recentKey, JSON.stringify([old]));
  expect(open().entriesOf('recent')[0]?.hierarchy.lvl1).toBe('Map<"a&lt;">');
});

test('texts are stored as DocSearch stores them', () => {
  open().remember(hit('/a', '<b> & "c"'));
  const [entry] = JSON.parse(stored.get(recentKey) ?? '') as StoredHit[];
  expect(entry?.hierarchy.lvl1).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});

test('lists of two languages under one key do not touch each other', () => {
  const english = open(({ url }) => !url.startsWith('/zh/'));
  const chinese = open(({ url }) => url.startsWith('/zh/'));
  english.remember(hit('/a'));
  for (let at = 0; at < 9; at++) chinese.remember(hit(`/zh/${at}`));
  expect(urls(english.entriesOf('recent'))).toEqual(['/a']);
  expect(chinese.entriesOf('recent')).toHaveLength(7);
});

test.each([
  ['a text that is an object', { hierarchy: { lvl0: {}, lvl1: 'a' } }],
  ['content that is a number', { content: 1 }],
  ['no heading of its type', { type: 'lvl2' }],
  ['an unknown type', { type: 'toString' }],
  ['no headings', { hierarchy: [] }],
  ['a script as its URL', { url: 'javascript:alert(1)' }],
])('a stored entry with %s is left out, and those beside it are kept', (_, fault) => {
  stored.set(recentKey, JSON.stringify([hit('/a'), { ...hit('/b'), ...fault }, hit('/c')]));
  const memory = open();
  expect(urls(memory.entriesOf('recent'))).toEqual(['/a', '/c']);
  memory.forget(hit('/c'));
  expect(JSON.parse(stored.get(recentKey) ?? '')).toHaveLength(1);
});

test('a stored URL leads to this site', () => {
  stored.set(recentKey, JSON.stringify([hit('https://rslib.rs/a?b#c'), hit('//evil.example/d')]));
  expect(urls(open().entriesOf('recent'))).toEqual(['/a?b#c', '/d']);
});

test.each([
  ['can be read', () => undefined, true],
  ['does not exist', () => Object.assign(globalThis, { localStorage: null }), false],
  [
    'cannot be read',
    () =>
      (localStorage.getItem = () => {
        throw new Error('corrupted');
      }),
    false,
  ],
])('storage that %s', (_, spoil, expected) => {
  spoil();
  expect(canStore()).toBe(expected);
});

test.each([
  [
    'forbidden',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new Error('denied');
        },
      }),
  ],
  [
    'full',
    () =>
      (localStorage.setItem = () => {
        throw new Error('full');
      }),
  ],
])('storage that is %s: nothing is remembered', (_, spoil) => {
  spoil();
  const memory = open();
  memory.remember(hit('/a'));
  expect(memory.entriesOf('recent')).toEqual([]);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    writable: true,
    value: undefined,
  });
});
