import { excerpt } from '../excerpt';

const SOURCE = `// #region head
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

describe('excerpt', () => {
  it('strips the markers of a whole file', () => {
    expect(excerpt(SOURCE, {})).toBe(
      "import a from 'a';\n\nfunction f() {\n  if (a) {\n    return 1;\n  }\n}",
    );
  });

  it('takes a region and its indentation off', () => {
    expect(excerpt(SOURCE, { region: 'body' })).toBe('if (a) {\n  return 1;\n}');
  });

  it('takes lines', () => {
    expect(excerpt('a\n  b\n  c\nd\n', { lines: '2-3' })).toBe('b\nc');
  });

  it.each([
    ['# #region x\na: 1\n# #endregion x'],
    ['<!-- #region x -->\na: 1\n<!-- #endregion x -->'],
    ['/* #region x */\na: 1\n/* #endregion x */'],
  ])('knows the comments of other languages: %s', (source) => {
    expect(excerpt(source, { region: 'x' })).toBe('a: 1');
  });

  it('names the regions there are when one is missing', () => {
    expect(() => excerpt(SOURCE, { region: 'foot' })).toThrow(
      'has no region "foot"; its regions are head, body',
    );
    expect(() => excerpt('x', { region: 'foot' })).toThrow('mark it with');
  });

  it('refuses an open region and lines past the end', () => {
    expect(() => excerpt('// #region a\nx', { region: 'a' })).toThrow('without closing it');
    expect(() => excerpt('a\nb\n', { lines: '2-3' })).toThrow('has 2 lines, but line 3');
  });
});
