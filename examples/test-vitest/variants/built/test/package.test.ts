import { expect, test } from 'vitest';
import { badge } from '@example/test-vitest';

test('the package can be imported by its name', () => {
  expect(badge('new')).toContain('new');
});
