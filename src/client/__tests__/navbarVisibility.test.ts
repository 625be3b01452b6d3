import { nextScrollState } from '../navbarVisibility';

test.each([
  ['down', { position: 200, hidden: false }, 300, true],
  ['up by a pixel', { position: 300, hidden: true }, 299, false],
  ['not at all', { position: 300, hidden: true }, 300, true],
  ['down within the height of the bar', { position: 0, hidden: false }, 72, false],
  ['to the top', { position: 300, hidden: true }, 0, false],
])('scrolled %s', (_, before, position, hidden) => {
  expect(nextScrollState(before, position, 72)).toEqual({ position, hidden });
});
