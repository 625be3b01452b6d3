import { allowMissingStorage } from '../safeStorage';

test('storage that the browser gives stays', () => {
  const target = { localStorage: { getItem: () => 'x' } };
  allowMissingStorage(target as never);
  expect(target.localStorage.getItem()).toBe('x');
});

test('storage that must not be read counts as missing', () => {
  const target = Object.defineProperty({} as Window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
    configurable: true,
  });
  allowMissingStorage(target);
  expect(target.localStorage).toBeNull();
});
