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
  [['--chekc'], allowed, 'Unknown argument "--chekc". Did you mean --check?'],
  [['--check', 'dual'], allowed, 'Unknown argument "dual". Allowed: --check, --no-cache'],
  [['docs', '--fix'], [], 'Unknown argument "docs --fix". Allowed: none'],
])('%j is refused', (argv, known, message) => {
  expect(() => readArgs(argv, known)).toThrow(message);
});
