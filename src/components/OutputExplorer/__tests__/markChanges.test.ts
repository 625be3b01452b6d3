import { markChanges } from '../markChanges';

test.each([
  ['a new line', 'a\nb', 'a', 'a\n<mark>b</mark>'],
  ['the same lines', 'a\nb', 'b\na', 'a\nb'],
  ['a line of a comment that spans lines', '<i>a\nb</i>', 'c', '<i>a\nb</i>'],
  ['a line with elements', '<i>a</i>', 'c', '<mark><i>a</i></mark>'],
  ['what was not there before', 'a', undefined, 'a'],
])('%s', (_, html, before, marked) => {
  expect(markChanges(html, before)).toBe(marked);
});
