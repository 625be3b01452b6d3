import { parseManifest } from '../manifest';

const file = 'examples/demo/example.json';
const parse = (json: unknown) => parseManifest(JSON.stringify(json), file);

test('fills in the defaults', () => {
  expect(parse({})).toEqual({
    base: true,
    steps: [{ command: 'rslib build', prints: [] }],
    outputs: ['dist'],
    install: [],
    variants: new Map(),
  });
});

test('a variant has its own steps and outputs, or those of the example', () => {
  const { variants } = parse({
    steps: [{ command: 'node run.mjs', log: 'run.log', prints: ['hi'] }],
    outputs: ['lib'],
    variants: {
      'esm-bundle': { switches: { format: 'esm' } },
      broken: { steps: [{ command: 'rslib build', fails: ['no'] }], outputs: [] },
    },
  });
  expect([...variants.values()]).toMatchObject([
    { switches: { format: 'esm' }, outputs: ['dist'], install: [] },
    { steps: [{ command: 'rslib build', prints: [], fails: ['no'] }], outputs: [] },
  ]);
});

test.each([
  ['an unknown key', { sumary: '' }, /"sumary" is not a known key\. Allowed: summary, base/],
  [
    'a log in another folder',
    { steps: [{ command: 'a', log: '../a.log' }] },
    /"steps\[0\]\.log" must be a name in kebab-case that ends in \.log/,
  ],
  ['an output outside', { outputs: ['../dist'] }, /"outputs\[0\]" must be a path inside/],
  ['an output with a last slash', { outputs: ['dist/'] }, /"outputs\[0\]" must be a path inside/],
  ['the example as its output', { outputs: ['.'] }, /"outputs\[0\]" must be a path inside/],
  [
    'a variant not in kebab-case',
    { variants: { esmBundle: {} } },
    /"variants\.esmBundle" must be named in kebab-case/,
  ],
])('%s is an error that names file and key', (_name, json, message) => {
  expect(() => parse(json)).toThrow(message);
  expect(() => parse(json)).toThrow(file);
});

test('all mistakes are named at once', () => {
  expect(() => parse({ sumary: '', base: 'no' })).toThrow(/"base" .*"sumary"/);
});

test('a file that is not JSON is an error that names it', () => {
  expect(() => parseManifest('{,}', file)).toThrow(`${file}: not valid JSON`);
});
