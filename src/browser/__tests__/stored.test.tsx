import { createBrowserHistory } from 'history';
import { storageKeys } from '@site/src/config/storageKeys';
import { openMemory } from '@site/src/search/dialog/memory';
import { followHistory } from '../../patches/navigation/places';

const { visited, places } = storageKeys;
const themeKey = 'theme';
const tabKey = 'docusaurus.tab.npm2yarn';
Object.assign(globalThis, { themeKey, tabKey, packageManagers: ['pnpm'] });
window.scrollTo = jest.fn();

/** Loads a page and leaves it, and opens the search on it. */
async function visit() {
  jest.resetModules();
  await import('../inline/firstPaint');
  await import('../inline/languageRedirect');
  const end = followHistory(createBrowserHistory());
  window.dispatchEvent(new Event('pagehide'));
  end();
  const memory = openMemory('docs', () => true);
  return {
    theme: localStorage.getItem(themeKey),
    tab: document.documentElement.dataset.packageManager,
    visited: localStorage.getItem(visited),
    places: JSON.parse(sessionStorage.getItem(places) ?? '') as unknown,
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
  sessionStorage.setItem(places, text);
  for (const key of [themeKey, tabKey, visited, ...pastKeys]) localStorage.setItem(key, text);
  expect(await visit()).toEqual({
    theme: null,
    tab: undefined,
    visited: '1',
    places: [{ key: expect.any(String) as string, top: 0 }],
    past: [],
  });
});

test('valid texts count', async () => {
  const place = { key: 'a', top: 5 };
  const hit = { objectID: '/a', url: '/a', type: 'lvl1', hierarchy: { lvl1: 'A' } };
  localStorage.setItem(themeKey, 'dark');
  localStorage.setItem(tabKey, 'pnpm');
  sessionStorage.setItem(places, JSON.stringify([place]));
  for (const key of pastKeys) localStorage.setItem(key, JSON.stringify([hit]));
  const { theme, tab, places: left, past } = await visit();
  expect([theme, tab, past.length]).toEqual(['dark', 'pnpm', 2]);
  expect(left).toContainEqual(place);
});
