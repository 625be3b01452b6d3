import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';

test('postings are read as they were written', () => {
  const sections = [0, 1, 5, 70000];
  expect(readPostings(writePostings(sections))).toEqual(sections);
  expect(readPostings('')).toEqual([]);
});

test('a posting is stored as its distance from the one before', () => {
  expect(writePostings([0, 1, 3, 40])).toBe('AABkB');
});

test('damaged postings are an error', () => {
  expect(() => readPostings('A!')).toThrow('"!" is not a digit of a posting');
});

test('terms are read as they were written', () => {
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
