import { openMemory } from '../memory';
import { entryAt } from './testing';

const recentKey = 'docusaurus-search:recent:/zh/';

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

const hit = (url: string, title = url) => entryAt(url, ['Lib', title]);
const open = () => openMemory('/zh/');
const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);

test('the latest 7 are recent; beside favorites, of which there are 10, the latest 4', () => {
  const memory = open();
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 3]) memory.remember(hit(`/${at}`));
  expect(urls(memory.entriesOf('recent'))).toEqual(['/3', '/8', '/7', '/6', '/5', '/4', '/2']);
  for (let at = 0; at < 12; at++) memory.move(hit(`/favorite-${at}`), 'favorite');
  expect(memory.entriesOf('favorite')).toHaveLength(10);
  expect(urls(memory.entriesOf('recent'))).toEqual(['/3', '/8', '/7', '/6']);
});

test('a favorite is not among the recent ones, and a former favorite is the latest of them', () => {
  const memory = open();
  memory.remember(hit('/a'));
  memory.move(hit('/a'), 'favorite');
  memory.remember(hit('/a'));
  memory.remember(hit('/b'));
  expect(urls(memory.entriesOf('recent'))).toEqual(['/b']);
  memory.move(hit('/a'), 'recent');
  expect(memory.entriesOf('favorite')).toEqual([]);
  expect(urls(memory.entriesOf('recent'))).toEqual(['/a', '/b']);
});

test('a text is remembered without its marks, and shown as such', () => {
  open().remember({ ...hit('/a', '<b>'), isText: true, text: ['one ', 'dts', ' file'] });
  expect(open().entriesOf('recent')).toEqual([
    { ...hit('/a', '<b>'), isText: true, text: ['one dts file'], list: 'recent' },
  ]);
});

const storedAt = (url: string) => ({ url, section: 'Lib', headings: [url] });
test.each([
  ['a section that is an object', { section: {} }],
  ['a text that is a number', { text: 1 }],
  ['headings that are texts', { headings: 'a' }],
  ['no headings', { headings: [] }],
  ['a script as its URL', { url: 'javascript:alert(1)' }],
  ['another host', { url: '//evil.example/d' }],
  ['another host, for browsers', { url: '/\\evil.example/d' }],
])('a stored entry with %s is left out, and those beside it are kept', (_, fault) => {
  stored.set(
    recentKey,
    JSON.stringify([storedAt('/a'), { ...storedAt('/b'), ...fault }, storedAt('/c')]),
  );
  const memory = open();
  expect(urls(memory.entriesOf('recent'))).toEqual(['/a', '/c']);
  memory.forget(hit('/c'));
  expect(JSON.parse(stored.get(recentKey) ?? '')).toHaveLength(1);
});

test('what is nothing that was remembered is left out', () => {
  for (const text of ['', '{', 'null', '5', '"x"', '{"url":"a"}', '[null]', '[1,"a"]', '[[]]']) {
    stored.set(recentKey, text);
    expect(open().entriesOf('recent')).toEqual([]);
  }
});

test('nothing is remembered where storage is full', () => {
  localStorage.setItem = () => {
    throw new Error('full');
  };
  const memory = open();
  memory.remember(hit('/a'));
  expect(memory.entriesOf('recent')).toEqual([]);
});
