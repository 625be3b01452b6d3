import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';

test('postings are read as they were written', () => {
  const postings = [
    { section: 0, inHeading: true, inText: false },
    { section: 1, inHeading: false, inText: true },
    { section: 5, inHeading: true, inText: true },
    { section: 70000, inHeading: false, inText: true },
  ];
  expect(readPostings(writePostings(postings))).toEqual(postings);
  expect(readPostings('')).toEqual([]);
});

test('a posting that is not in a heading is stored as its distance only', () => {
  const text = (section: number) => ({ section, inHeading: false, inText: true });
  expect(writePostings([text(0), text(1), text(3), text(40)])).toBe('AABkB');
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
