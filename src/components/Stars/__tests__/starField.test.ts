import { starField } from '../starField';

test('the stars are the same every time', () => {
  expect(starField(20)).toEqual(starField(20));
});

test('stars are inside the field, but not behind navbar and text', () => {
  for (const { x, y, radius } of starField(200)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(14);
    expect(y).toBeLessThanOrEqual(100);
    expect(radius).toBeGreaterThan(0);
    expect(x > 24 && x < 76 && y > 14 && y < 96).toBe(false);
  }
});
