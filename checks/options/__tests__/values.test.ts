import { isSameDefault } from '../defaultValue';
import { isWithin } from '../optionPath';
import { constantsOf, valuesOf } from '../typeValues';

const root = __dirname;

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

test.each([
  ["'tsconfig.json'", `${root}/tsconfig.json`, true],
  ["'tsconfig.json'", `${root}/other.json`, false],
  ['{}', undefined, false],
])('the default %s against %j: %s', (text, actual, expected) => {
  expect(isSameDefault(text, actual, root)).toBe(expected);
});
