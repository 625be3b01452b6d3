import { expect, test } from 'vitest';
import { badge, version } from './index';

test('escapes the label', () => {
  expect(badge('a < b')).toContain('a &lt; b');
});

test('uses the class name of the stylesheet', () => {
  expect(badge('new')).toMatch(/^<b class="\S*badge\S*">/);
});

test('knows its version', () => {
  expect(version).toBe('1.0.0');
});
