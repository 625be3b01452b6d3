import { dropInvalidTheme } from '../dropInvalidTheme';

function memory(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => map.delete(key),
  } as unknown as Storage;
}

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', null],
  ['system', null],
  ['', null],
  ['DARK', null],
  ['"dark"', null],
])('stored %p becomes %p', (stored, left) => {
  const storage = memory({ theme: stored, other: 'x' });
  dropInvalidTheme(() => storage, 'theme');
  expect(storage.getItem('theme')).toBe(left);
  expect(storage.getItem('other')).toBe('x');
});

test('an empty storage stays empty', () => {
  const storage = memory({});
  dropInvalidTheme(() => storage, 'theme');
  expect(storage.getItem('theme')).toBeNull();
});

test('a storage that throws is ignored', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  expect(() => dropInvalidTheme(forbidden, 'theme')).not.toThrow();
});
