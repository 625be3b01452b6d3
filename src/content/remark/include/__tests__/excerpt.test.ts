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

test.each([
  [
    'a whole file without markers',
    ...[source, {}],
    "import a from 'a';\n\nfunction f() {\n  if (a) {\n    return 1;\n  }\n}",
  ],
  ['a region without its indentation', source, { region: 'body' }, 'if (a) {\n  return 1;\n}'],
  ['lines', 'a\n  b\n  c\nd\n', { lines: '2-3' }, 'b\nc'],
  ['a region in YAML', '# #region x\na: 1\n# #endregion x', { region: 'x' }, 'a: 1'],
  ['a region in HTML', '<!-- #region x -->\na\n<!-- #endregion x -->', { region: 'x' }, 'a'],
  ['a region in CSS', '/* #region x */\na\n/* #endregion x */', { region: 'x' }, 'a'],
] as const)('%s', (_, text, request, expected) => {
  expect(excerpt(text, request)).toBe(expected);
});

test.each([
  [source, { region: 'foot' }, 'has no region "foot". Fix: Use one of its regions: head, body.'],
  ['x', { region: 'foot' }, 'Mark it with'],
  ['// #region a\nx', { region: 'a' }, 'without closing it'],
  ['a\nb\n', { lines: '2-3' }, 'ends at line 2, but the fence includes line 3'],
])('%j has no %j', (text, request, message) => {
  expect(() => excerpt(text, request)).toThrow(message);
});
