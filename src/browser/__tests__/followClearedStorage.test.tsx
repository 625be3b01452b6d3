test('the theme is reset when another tab clears the storage', async () => {
  await import('../followClearedStorage');
  const keys: (string | null)[] = [];
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    expect([newValue, storageArea]).toEqual([null, localStorage]);
    keys.push(key);
  });
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(keys).toEqual(['theme', null]);
});
