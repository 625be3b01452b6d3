import { excerpt } from '../excerpt';

const source = `// #region head
import a from 'a';
// #endregion head

function f() {
  // #region body
  if (a) {
    return 1;
  }
  // #endregion body
}
`;

it('strips the markers of a whole file', () => {
  expect(excerpt(source, {})).toBe(
    "import a from 'a';\n\nfunction f() {\n  if (a) {\n    return 1;\n  }\n}",
  );
});

it('extracts a region and removes its indentation', () => {
  expect(excerpt(source, { region: 'body' })).toBe('if (a) {\n  return 1;\n}');
});

it('extracts lines', () => {
  expect(excerpt('a\n  b\n  c\nd\n', { lines: '2-3' })).toBe('b\nc');
});

it.each([
  ['# #region x\na: 1\n# #endregion x'],
  ['<!-- #region x -->\na: 1\n<!-- #endregion x -->'],
  ['/* #region x */\na: 1\n/* #endregion x */'],
])('recognizes the comments of other languages: %s', (code) => {
  expect(excerpt(code, { region: 'x' })).toBe('a: 1');
});

it('names the existing regions when one is missing', () => {
  expect(() => excerpt(source, { region: 'foot' })).toThrow(
    'has no region "foot". Fix: Use one of its regions: head, body.',
  );
  expect(() => excerpt('x', { region: 'foot' })).toThrow('Mark it with');
});

it('rejects an unclosed region and lines past the end', () => {
  expect(() => excerpt('// #region a\nx', { region: 'a' })).toThrow('without closing it');
  expect(() => excerpt('a\nb\n', { lines: '2-3' })).toThrow(
    'ends at line 2, but the fence includes line 3',
  );
});
