import { buildIndex } from '../buildIndex';
import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';
import { formsOf, formsOfSpelling, spell, tokenize } from '../tokenize';
import type { SearchRecord } from '../types';
import { asCode, indexOf, pageRecords } from './testing';

/** Records of a page with a section for each text. */
function recordsOf(texts: readonly string[], isCode = false, heading = 'Heading'): SearchRecord[] {
  const sections = texts.map(
    (text, at) => [at ? `s${at}` : '', heading, text] as [string, string, string],
  );
  const records = pageRecords('/page', '', sections);
  return isCode ? asCode(records) : records;
}

/** The words that are written in an index of such a page. */
function wordsOf(texts: readonly string[], isCode = false, heading = 'Heading'): string[] {
  const records = recordsOf(texts, isCode, heading);
  const { terms } = buildIndex(records, { language: 'en' }).file;
  return readTerms(terms).map(({ spelling }) => spelling);
}

/** The sections of such a page that have a term in their text. */
function sectionsWith(term: string, texts: readonly string[]): readonly number[] {
  const index = indexOf(recordsOf(texts));
  return index.postingsOf(index.terms.indexOf(term)).inText;
}

test('postings are read as they were written', () => {
  const sections = [0, 1, 5, 70000];
  expect(readPostings(writePostings(sections))).toEqual(sections);
  expect(readPostings('')).toEqual([]);
});

test('words are written by the first section that has them', () => {
  const terms = [
    { spelling: 'dist', first: 0 },
    { spelling: '声明', first: 2 },
    { spelling: 'output.distPath', first: 2 },
  ];
  expect(writeTerms(terms)).toBe('dist,,声明 output.distPath');
  expect(readTerms(writeTerms(terms))).toEqual(terms);
  expect(readTerms(writeTerms([]))).toEqual([]);
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

test.each(['bundles', 'autoExternal', 'output.distPath', '--env-mode', 'TS6059', '声明文件', '包'])(
  'all forms of %s follow from how it is written',
  (text) => {
    const [word] = tokenize(text);
    expect(formsOfSpelling(spell(word!))).toEqual(formsOf(word!));
  },
);

test('a name of several segments is written as a whole if several sections have it', () => {
  expect(wordsOf(['output.distPath'])).toEqual(['distPath', 'output']);
  expect(wordsOf(['output.distPath', 'output.distPath'])).toEqual(['output.distPath']);
});

test('sections with a name are found by its parts, which are not written again', () => {
  const texts = ['distPath is a path.', 'The path', 'Nothing'];
  expect(wordsOf(texts)).toEqual(['distPath', 'path', 'noth']);
  expect(sectionsWith('path', texts)).toEqual([0, 1]);
  expect(sectionsWith('dist', texts)).toEqual([0]);
});

test('words of headings are not written, but Chinese ones, which browsers split differently', () => {
  expect(wordsOf(['Declaration files 文件'], false, 'Declaration 文件')).toEqual(['fil', '文件']);
});

test('a number is a term if several sections have it', () => {
  expect(wordsOf(['4687'])).toEqual([]);
  expect(wordsOf(['4687', '4687'])).toEqual(['4687']);
});

test('of code, flags and names with capitals are terms, but not variables, files, or data', () => {
  const code =
    'rslib build --no-dts; const greet = loadConfig("./Greet.js", Json.parse(text)); // TS1205';
  expect(wordsOf([code], true)).toEqual(['--no-dts', 'loadconfig', 'ts1205']);
  expect(wordsOf([`Url(data:,${'X'.repeat(25)})`], true)).toEqual(['url']);
});
