import { parseManifest } from '../manifest';

const file = 'examples/demo/example.json';

test('fills in the defaults', () => {
  expect(parseManifest('{}', file)).toEqual({
    base: true,
    steps: [{ command: 'rslib build', prints: [] }],
    outputs: ['dist'],
    typescript: 7,
    variants: new Map(),
  });
});

test('a variant has its own steps and outputs, and the TypeScript of the example', () => {
  const json = {
    typescript: 6,
    steps: [{ command: 'node run.mjs', log: 'run.log', prints: ['hi'] }],
    outputs: ['lib'],
    variants: {
      'esm-bundle': { switches: { format: 'esm' } },
      broken: {
        typescript: 7,
        steps: [{ command: 'rslib build', fails: ['no'] }],
        outputs: [],
      },
    },
  };
  const { variants } = parseManifest(JSON.stringify(json), file);
  expect([...variants.values()]).toMatchObject([
    { switches: { format: 'esm' }, outputs: ['dist'], typescript: 6 },
    { typescript: 7, steps: [{ command: 'rslib build', prints: [], fails: ['no'] }], outputs: [] },
  ]);
});

test.each([
  ['{,}', /not valid JSON/],
  ['{ "sumary": "", "base": 1 }', /"base" .*"sumary" is not a known key\. Allowed: summary, base/],
  ['{ "steps": [{ "command": "a", "log": "../a.log" }] }', /"steps\[0\]\.log" must be a name in/],
  ['{ "outputs": ["../dist"] }', /"outputs\[0\]" must be a path inside/],
  ['{ "outputs": ["dist/"] }', /"outputs\[0\]" must be a path inside/],
  ['{ "outputs": ["."] }', /"outputs\[0\]" must be a path inside/],
  ['{ "typescript": 5 }', /"typescript" must be one of \[6, 7\]/],
  ['{ "variants": { "esmBundle": {} } }', /"variants\.esmBundle" must be named in kebab-case/],
])('%s is an error that names file and key', (json, message) => {
  expect(() => parseManifest(json, file)).toThrow(message);
  expect(() => parseManifest(json, file)).toThrow(file);
});
