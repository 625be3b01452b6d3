import { buildIndex } from '../buildIndex';
import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';
import type { SearchRecord } from '../types';
import { origin, pageRecords } from './testing';

/** The terms of an index with a section for each text. */
function termsOf(texts: readonly string[], isCode = false): string[] {
  const sections = texts.map((text, at) => [`s${at}`, 'Heading', text] as [string, string, string]);
  const records = pageRecords('/page', '', sections).map((record): SearchRecord => ({
    ...record,
    isCode: isCode && record.content !== null,
  }));
  return readTerms(buildIndex(records, { language: 'en', origin }).file.terms).filter(Boolean);
}

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

test('the whole of a name of several segments is a term if several sections have it', () => {
  const segments = ['dist', 'distpath', 'output', 'path'];
  expect(termsOf(['output.distPath'])).toEqual(segments);
  const both = ['dist', 'distpath', 'output', 'outputdistpath', 'path'];
  expect(termsOf(['output.distPath', 'output.distPath'])).toEqual(both);
});

test('a number is a term if several sections have it', () => {
  expect(termsOf(['4687'])).toEqual([]);
  expect(termsOf(['4687', '4687'])).toEqual(['4687']);
});

test('of code, names are terms, but not file names, properties, or data', () => {
  expect(termsOf(['greet(person, "./greet.js"); console.log()'], true)).toEqual([
    'greet',
    'person',
  ]);
  expect(termsOf([`url(data:,${'x'.repeat(25)})`], true)).toEqual(['data', 'url']);
});
