import { isSameDefault, printDefault } from '../defaultValue';
import { isWithin, optionPath } from '../optionPath';
import { constantsOf, valuesOf } from '../typeValues';

const root = __dirname;

test.each([
  ['lib.dts.bundle', { isLib: true, keys: ['dts', 'bundle'] }],
  ["lib.shims.cjs['import.meta.url']", { isLib: true, keys: ['shims', 'cjs', 'import.meta.url'] }],
  ['output.filename.js', { isLib: false, keys: ['output', 'filename', 'js'] }],
])('%s is a path', (name, expected) => {
  expect(optionPath(name)).toEqual(expected);
});

test.each([
  ['lib.dts.bundle', 'lib.dts', true],
  ["lib.shims.cjs['a.b']", 'lib.shims.cjs', true],
  ['lib.dts', 'lib.dts', true],
  ['output.filenameHash', 'output.filename', false],
])('%s is within %s: %s', (name, parent, expected) => {
  expect(isWithin(name, parent)).toBe(expected);
});

test.each([
  ["boolean | 'auto'", [true, false, 'auto']],
  ['string | string[]', ['probe', ['probe']]],
  [
    '{ js?: { path?: boolean }; count?: number }',
    [{ js: { path: true } }, { js: { path: false } }, { count: 7 }],
  ],
  ['OneOrMany<Rspack.Configuration | (() => void)>', [{ name: 'probe' }]],
  ['false', [false]],
  ['Unknown', []],
])('%s allows some values', (type, expected) => {
  expect(valuesOf(type)).toEqual(expected);
});

test('constants are the values that a type names', () => {
  expect(constantsOf("boolean | 'auto' | string | number | { on?: boolean }")).toEqual([
    'true',
    'false',
    "'auto'",
  ]);
});

test.each<[string, unknown, boolean]>([
  ["'<root>/package.json'", `${root}/package.json`, true],
  ['process.cwd()', root, true],
  ["['.ts', '.js']", ['.ts', '.js'], true],
  ["['.ts', '.js']", ['.js', '.ts'], false],
  ['{ test: /a/, on: true }', { on: true, test: /a/ }, true],
  ['{ test: /a/ }', { test: /b/ }, false],
  ["'tsconfig.json'", `${root}/tsconfig.json`, true],
  ["'tsconfig.json'", `${root}/other.json`, false],
  ['[]', [], true],
  ['{}', undefined, false],
])('the default %s against %j: %s', (text, actual, expected) => {
  expect(isSameDefault(text, actual, root)).toBe(expected);
});

test('a value is printed with relative paths, and with parts in a given order', () => {
  const value = { c: { x: 1 }, 'b.c': [`${root}/a.ts`, /a/], a: undefined };
  expect(printDefault(value, '{ a?: string; c?: { x?: number } }', root)).toBe(
    "{ 'b.c': ['./a.ts', /a/], a: undefined, c: { x: 1 } }",
  );
});
