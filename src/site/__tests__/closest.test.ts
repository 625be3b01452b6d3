import { closest } from '../closest';

test.each([
  ['titel', 'title'],
  ['glosary', 'glossary'],
  ['x', undefined],
  ['entirely-different', undefined],
])('%s → %s', (word, meant) => {
  expect(closest(word, ['image', 'glossary', 'title'])).toBe(meant);
});
