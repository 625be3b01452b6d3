import { buildIndex } from '../buildIndex';
import { editDistance } from '../editDistance';
import { readPostings, writePostings } from '../postings';
import { readTerms, writeTerms } from '../termList';
import { formsOf, formsOfSpelling, spell, tokenize } from '../tokenize';
import type { SearchRecord } from '../types';
import { asCode, indexOf, pageRecords } from './testing';

/** Records of a page with a section for each text. */
function recordsOf(texts: readonly string[], heading = 'Heading'): SearchRecord[] {
  const sections = texts.map(
    (text, at) => [at ? `s${at}` : '', heading, text] as [string, string, string],
  );
  return pageRecords('/page', '', sections);
}

/** The words that are written in an index of such a page. */
function wordsOf(records: readonly SearchRecord[]): string[] {
  const { terms } = buildIndex(records, { language: 'en' }).file;
  return readTerms(terms).map(({ spelling }) => spelling);
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

test('sections with a name are found by its parts, which are not written again', () => {
  const records = recordsOf(['distPath is a path.', 'The path', 'Nothing']);
  expect(wordsOf(records)).toEqual(['distPath', 'path', 'noth']);
  const index = indexOf(records);
  const sectionsWith = (term: string) => index.postingsOf(index.terms.indexOf(term)).inText;
  expect(['path', 'dist'].map(sectionsWith)).toEqual([[0, 1], [0]]);
});

const code = `rslib build --no-dts; const greet = loadConfig("./Greet.js", Json.parse(text)); // TS1205
  Url(data:,${'X'.repeat(25)})`;
test.each([
  ['a name of several segments by them', recordsOf(['output.distPath']), ['distPath', 'output']],
  ['one in several sections as a whole', recordsOf(Array(2).fill('a.distPath')), ['a.distPath']],
  ['no number', recordsOf(['4687']), []],
  ['a number in several sections', recordsOf(['4687', '4687']), ['4687']],
  // Browsers split Chinese ones differently.
  ['only Chinese words of headings', recordsOf(['Files 文件'], 'Files 文件'), ['文件']],
  [
    'of code, flags and names with capitals, but no variables, files, or data',
    asCode(recordsOf([code])),
    ['--no-dts', 'loadconfig', 'ts1205', 'url'],
  ],
])('an index has %s', (_, records, words) => {
  expect(wordsOf(records)).toEqual(words);
});
