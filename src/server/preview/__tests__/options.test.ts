import { readPort } from '../options';

test.each([
  [[], 3000],
  [['--port', '3001'], 3001],
  [['--port=80'], 80],
  [['-p', '65535'], 65_535],
])('%j: port %d', (args, port) => {
  expect(readPort(args)).toBe(port);
});

test.each(['', 'x', '0', '65536', '80.5'])('%j is not a port', (port) => {
  expect(() => readPort([`--port=${port}`])).toThrow(
    `"${port}" is not a port. Fix: Write a number such as 3001.`,
  );
});

test('an unknown argument is an error that names it', () => {
  expect(() => readPort(['--locale', 'zh'])).toThrow("Unknown option '--locale'");
});
