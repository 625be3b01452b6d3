import { storageKeys } from '@site/src/config/storageKeys';
import { openMemory } from '@site/src/search/dialog/memory';

const { visited, tab } = storageKeys;
const themeKey = 'theme';
const tabKey = `${tab}npm2yarn`;
Object.assign(globalThis, { themeKey, packageManagers: ['pnpm'] });

/** Loads a page, and opens the search on it. */
async function visit() {
  jest.resetModules();
  await import('../inline/firstPaint');
  await import('../inline/languageRedirect');
  const memory = openMemory('docs', () => true);
  return {
    theme: localStorage.getItem(themeKey),
    tab: document.documentElement.dataset.packageManager,
    visited: localStorage.getItem(visited),
    past: [...memory.entriesOf('recent'), ...memory.entriesOf('favorite')],
  };
}

const pastKeys = ['RECENT', 'FAVORITE'].map((list) => `__DOCSEARCH_${list}_SEARCHES__docs`);

test.each([
  '',
  '{',
  'null',
  'true',
  '5',
  '"x"',
  '{"key":"a"}',
  '[null]',
  '[1,"a",null]',
  '[[]]',
  '[{}]',
  '[{"key":null,"url":5}]',
  '[{"key":"a","top":"x","hierarchy":null}]',
])('%j under every key counts as nothing', async (text) => {
  for (const key of [themeKey, tabKey, visited, ...pastKeys]) localStorage.setItem(key, text);
  expect(await visit()).toEqual({
    theme: null,
    tab: undefined,
    visited: '1',
    past: [],
  });
});

test('valid texts count', async () => {
  const hit = { objectID: '/a', url: '/a', type: 'lvl1', hierarchy: { lvl1: 'A' } };
  localStorage.setItem(themeKey, 'dark');
  localStorage.setItem(tabKey, 'pnpm');
  for (const key of pastKeys) localStorage.setItem(key, JSON.stringify([hit]));
  const { theme, tab, past } = await visit();
  expect([theme, tab, past.length]).toEqual(['dark', 'pnpm', 2]);
});
