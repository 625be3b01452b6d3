import { expect, test } from '@rstest/core';
import { badge } from '@example/test-rstest';

test('the package can be imported by its name', () => {
  expect(badge('new')).toContain('new');
});
