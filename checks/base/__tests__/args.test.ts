import { readArgs } from '../args';

const allowed = ['--check', '--no-cache'] as const;

test.each([
  [[], [], []],
  [['--check'], ['--check'], []],
  [['--check', '--no-cache', 'dual'], ['--check', '--no-cache'], ['dual']],
  [['dual/', 'css/bundleless'], [], ['dual', 'css/bundleless']],
])('%j', (argv, flags, names) => {
  expect(readArgs(argv, allowed, true)).toEqual({ flags: new Set(flags), names });
});

test.each([
  [['--chekc'], "Unknown option '--chekc'"],
  [['--check', 'dual'], "Unexpected argument 'dual'"],
])('%j is refused', (argv, message) => {
  expect(() => readArgs(argv, allowed)).toThrow(message);
});
