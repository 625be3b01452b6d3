import { breakType, breakValue } from '../breakType';

const literals = "'asIs' | 'camelCase' | 'camelCaseOnly' | 'dashes' | 'dashesOnly'";

test.each([
  ['boolean', 'boolean'],
  [literals, literals],
  [
    'boolean | { bundle?: boolean | { tsconfigPath?: string }; alias?: Record<string, string> }',
    `boolean | {
  bundle?: boolean | { tsconfigPath?: string };
  alias?: Record<string, string>;
}`,
  ],
  [
    '{ js?: { path?: boolean; extension?: boolean }; style?: { path?: boolean } }',
    `{
  js?: { path?: boolean; extension?: boolean };
  style?: { path?: boolean };
}`,
  ],
  [
    'false | { name?: string; copyOnBuild?: boolean; watch?: boolean; ignore?: string[] } | string[]',
    `| false
| {
    name?: string;
    copyOnBuild?: boolean;
    watch?: boolean;
    ignore?: string[];
  }
| string[]`,
  ],
])('%s', async (type, expected) => {
  expect(await breakType(type)).toBe(expected);
});

test.each([
  ["['a', 'b']", "['a', 'b']"],
  [
    "{ name: 'public', copyOnBuild: 'auto', watch: false, ignore: [] }",
    `{
  name: 'public',
  copyOnBuild: 'auto',
  watch: false,
  ignore: [],
}`,
  ],
])('the value %s', async (value, expected) => {
  expect(await breakValue(value)).toBe(expected);
});
