import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';

test('postings come back as they were written', () => {
  const postings = [
    { section: 0, inHeading: true, count: 0 },
    { section: 1, inHeading: false, count: 1 },
    { section: 5, inHeading: true, count: 2 },
    { section: 70000, inHeading: false, count: 2 },
  ];
  expect(readPostings(writePostings(postings))).toEqual(postings);
  expect(readPostings('')).toEqual([]);
});

test('damaged postings are an error', () => {
  expect(() => readPostings('A!')).toThrow('"!" is no digit of a posting');
});

test('terms come back as they were written', () => {
  const terms = ['a'.repeat(50), `${'a'.repeat(50)}b`, 'bundl', 'bundler', '声明', '声明文件'];
  expect(readTerms(writeTerms(terms))).toEqual(terms);
});

test.each([
  ['bundle', 'bundle', 0],
  ['budnle', 'bundle', 1],
  ['bunle', 'bundle', 1],
  ['bundlle', 'bundle', 1],
  ['autoextrenl', 'autoexternal', 2],
  ['format', 'footer', 3],
  ['a', 'abcd', 3],
  ['x'.repeat(80), 'x'.repeat(80), 3],
])('%s and %s differ by %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
