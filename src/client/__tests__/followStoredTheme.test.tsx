test.each([
  ['clears the storage', null, null, null],
  ['stores an unknown theme', 'theme', 'purple', null],
  ['stores no text', 'theme', '', null],
  ['stores a theme', 'theme', 'dark', 'dark'],
])('another tab %s', async (_, key, newValue, expected) => {
  await import('../followStoredTheme');
  const followed: unknown[] = [];
  const follow = (event: StorageEvent) => {
    expect(event.storageArea).toBe(localStorage);
    followed.push([event.key, event.newValue]);
  };
  window.addEventListener('storage', follow);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  window.removeEventListener('storage', follow);
  expect(followed).toEqual([['theme', expected]]);
});
