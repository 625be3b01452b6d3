import { storageKeys } from '@site/src/site/storageKeys';

const { visited, tab } = storageKeys;
const themeKey = 'theme';
const tabKey = `${tab}npm2yarn`;
Object.assign(globalThis, { themeKey, packageManagers: ['pnpm'] });

/** Loads a page. */
async function visit() {
  jest.resetModules();
  await import('../inline/firstPaint');
  await import('../inline/languageRedirect');
  return {
    theme: localStorage.getItem(themeKey),
    tab: document.documentElement.dataset.packageManager,
    visited: localStorage.getItem(visited),
  };
}

test.each(['', '{', 'true', '"x"', '[null]'])(
  '%j under every key counts as nothing',
  async (text) => {
    for (const key of [themeKey, tabKey, visited]) localStorage.setItem(key, text);
    expect(await visit()).toEqual({
      theme: null,
      tab: undefined,
      visited: '1',
    });
  },
);
