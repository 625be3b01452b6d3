import { parseManifest } from '../manifest';

const FILE = 'examples/demo/example.json';
const parse = (json: unknown) => parseManifest(JSON.stringify(json), FILE);

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
  });
  expect(manifest.variants.get('broken')).toMatchObject({
    steps: [{ command: 'rslib build', prints: [], fails: ['no'] }],
    outputs: [],
  });
});

test.each([
  ['an unknown key', { sumary: '' }, /unknown key "sumary"\. Allowed: summary, base/],
  ['a list instead of an object', [], /the file must be an object/],
  ['a base that is no boolean', { base: 'no' }, /"base" must be true or false/],
  ['an empty list of steps', { steps: [] }, /"steps" must be a list of at least one step/],
  ['a step without command', { steps: [{}] }, /"steps\[0\]\.command" must be a text/],
  [
    'an unknown key of a step',
    { steps: [{ command: 'a', fail: [] }] },
    /unknown key "steps\[0\]\.fail"\. Allowed: command, log, prints, fails/,
  ],
  [
    'a log in another folder',
    { steps: [{ command: 'a', log: '../a.log' }] },
    /"steps\[0\]\.log" must be a kebab-case name ending in \.log/,
  ],
  ['outputs that are no list', { outputs: 'dist' }, /"outputs" must be a list of texts/],
  ['an output outside', { outputs: ['../dist'] }, /"outputs\[0\]" must be a path inside/],
  [
    'a text that is empty',
    { steps: [{ command: 'a', prints: [''] }] },
    /"steps\[0\]\.prints\[0\]" must be a text that is not empty/,
  ],
  [
    'a variant not in kebab-case',
    { variants: { esmBundle: {} } },
    /"variants\.esmBundle" must be named in kebab-case/,
  ],
  [
    'an unknown key of a variant',
    { variants: { esm: { base: true } } },
    /unknown key "variants\.esm\.base"\. Allowed: switches, steps/,
  ],
  [
    'a switch that is no text',
    { variants: { esm: { switches: { bundle: false } } } },
    /"variants\.esm\.switches\.bundle" must be a text/,
  ],
])('%s is refused with file and key', (_name, json, message) => {
  expect(() => parse(json)).toThrow(message);
  expect(() => parse(json)).toThrow(FILE);
});

test('a file that is not JSON is refused with its name', () => {
  expect(() => parseManifest('{,}', FILE)).toThrow(`${FILE}: not valid JSON`);
});
