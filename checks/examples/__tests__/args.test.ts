import { parseArgs } from '../args';

test.each([
  [[], { check: false, cache: true, names: [] }],
  [['--check'], { check: true, cache: true, names: [] }],
  [['--check', '--no-cache', 'dual'], { check: true, cache: false, names: ['dual'] }],
  [['dual/', 'css/bundleless'], { check: false, cache: true, names: ['dual', 'css/bundleless'] }],
])('%j', (argv, expected) => {
  expect(parseArgs(argv)).toEqual(expected);
});

test('an unknown flag is refused with the allowed ones', () => {
  expect(() => parseArgs(['--chekc'])).toThrow(
    'Unknown flag "--chekc". Allowed: --check, --no-cache',
  );
});
