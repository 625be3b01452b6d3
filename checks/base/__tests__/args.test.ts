import { readArgs, readFlags, refuseArgs } from '../args';

const allowed = ['--check', '--no-cache'] as const;

test.each([
  [[], [], []],
  [['--check'], ['--check'], []],
  [['--check', '--no-cache', 'dual'], ['--check', '--no-cache'], ['dual']],
  [['dual/', 'css/bundleless'], [], ['dual', 'css/bundleless']],
])('%j', (argv, flags, names) => {
  expect(readArgs(argv, allowed)).toEqual({ flags: new Set(flags), names });
});

test('a check without names refuses them', () => {
  expect(readFlags(['--check'], allowed)).toEqual(new Set(['--check']));
  expect(() => readFlags(['--check', 'dual'], allowed)).toThrow(
    'Unknown argument "dual". Allowed: --check, --no-cache',
  );
});

test('an unknown flag is refused with the allowed ones', () => {
  expect(() => readArgs(['--chekc'], allowed)).toThrow(
    'Unknown flag "--chekc". Did you mean --check?',
  );
});

test('a check without arguments refuses all', () => {
  expect(() => refuseArgs([])).not.toThrow();
  expect(() => refuseArgs(['docs', '--fix'])).toThrow(
    'Unknown argument "docs --fix". The command takes none.',
  );
});
