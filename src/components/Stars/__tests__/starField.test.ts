import { shift, starField } from '../starField';

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

test.each([
  ['a near pointer on the left pulls to the left', { left: 90, top: 50 }, -1],
  ['a near pointer on the right pulls to the right', { left: 110, top: 50 }, 1],
  ['a far pointer does nothing', { left: 400, top: 50 }, 0],
  ['a pointer on the star has no direction', { left: 100, top: 50 }, 0],
])('%s', (_, pointer, direction) => {
  const { x, y } = shift({ left: 100, top: 50, radius: 1 }, pointer);
  expect(Math.sign(x)).toBe(direction);
  expect(y).toBeCloseTo(0);
});

test('a nearer pointer pulls farther, but never past itself', () => {
  const star = { left: 100, top: 50, radius: 1 };
  const pullOf = (distance: number) => shift(star, { left: 100 + distance, top: 50 }).x;
  expect(pullOf(20)).toBeGreaterThan(pullOf(100));
  expect(pullOf(5)).toBe(5);
});
