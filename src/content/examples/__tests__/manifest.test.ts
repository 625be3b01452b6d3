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

test('reads steps, outputs and variants', () => {
  const manifest = parse({
    summary: 'Shows it',
    base: false,
    steps: [{ command: 'node run.mjs', log: 'run.log', prints: ['hi'] }],
    outputs: ['lib'],
    variants: {
      'esm-bundle': { switches: { format: 'esm' } },
      broken: { steps: [{ command: 'rslib build', fails: ['no'] }], outputs: [] },
    },
  });
  expect(manifest).toMatchObject({
    summary: 'Shows it',
    base: false,
    steps: [{ command: 'node run.mjs', log: 'run.log', prints: ['hi'] }],
    outputs: ['lib'],
  });
  expect(manifest.variants.get('esm-bundle')).toMatchObject({
    switches: { format: 'esm' },
    outputs: ['dist'],
    install: [],
  });
  expect(manifest.variants.get('broken')).toMatchObject({
    steps: [{ command: 'rslib build', prints: [], fails: ['no'] }],
    outputs: [],
  });
});

test.each([
  ['an unknown key', { sumary: '' }, /"sumary" is not a known key\. Allowed: summary, base/],
  ['a list instead of an object', [], /"the file" must be of type object/],
  ['a base that is not a boolean', { base: 'no' }, /"base" must be a boolean/],
  ['an empty list of steps', { steps: [] }, /"steps" must contain at least 1 items/],
  ['a step without command', { steps: [{}] }, /"steps\[0\]\.command" is required/],
  [
    'an unknown key of a step',
    { steps: [{ command: 'a', fail: [] }] },
    /"steps\[0\]\.fail" is not a known key\. Allowed: command, log, times, prints, fails/,
  ],
  [
    'a log in another folder',
    { steps: [{ command: 'a', log: '../a.log' }] },
    /"steps\[0\]\.log" must be a name in kebab-case that ends in \.log/,
  ],
  ['outputs that are not a list', { outputs: 'dist' }, /"outputs" must be an array/],
  ['an output outside', { outputs: ['../dist'] }, /"outputs\[0\]" must be a path inside/],
  ['an absolute output', { outputs: ['/dist'] }, /"outputs\[0\]" must be a path inside/],
  [
    'an output with a trailing slash',
    { outputs: ['dist/'] },
    /"outputs\[0\]" must be a path inside/,
  ],
  ['the example as its output', { outputs: ['.'] }, /"outputs\[0\]" must be a path inside/],
  [
    'an empty text',
    { steps: [{ command: 'a', prints: [''] }] },
    /"steps\[0\]\.prints\[0\]" is not allowed to be empty/,
  ],
  [
    'a variant not in kebab-case',
    { variants: { esmBundle: {} } },
    /"variants\.esmBundle" must be named in kebab-case/,
  ],
  [
    'an unknown key of a variant',
    { variants: { esm: { base: true } } },
    /"variants\.esm\.base" is not a known key\. Allowed: switches, steps/,
  ],
  [
    'a switch that is not a text',
    { variants: { esm: { switches: { bundle: false } } } },
    /"variants\.esm\.switches\.bundle" must be a string/,
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
