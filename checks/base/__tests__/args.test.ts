import { readArgs } from '../args';

test('flags and names are apart, and names have no slash at the end', () => {
  expect(readArgs(['--check', 'dual/'], ['--check', '--no-cache'], true)).toEqual({
    flags: new Set(['--check']),
    names: ['dual'],
  });
});

test.each([
  [['--chekc'], "Unknown option '--chekc'"],
  [['dual'], "Unexpected argument 'dual'"],
])('%j is refused', (argv, message) => {
  expect(() => readArgs(argv, ['--check'])).toThrow(message);
});
