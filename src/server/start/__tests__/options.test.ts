import { readStartOptions } from '../options';

test.each([
  [[], 'en', ['--port', '3000']],
  [['--locale', 'zh'], 'zh', ['--locale', 'zh', '--port', '3001']],
  [['-l', 'zh', '--no-open'], 'zh', ['-l', 'zh', '--no-open', '--port', '3001']],
  [['--locale=zh', '--port=80'], 'zh', ['--locale=zh', '--port=80']],
  [['-p', '80'], 'en', ['-p', '80']],
])('%j: the language %s, started with %j', (given, locale, args) => {
  expect(readStartOptions(given)).toEqual({ locale, args });
});

test('a language that does not exist is an error that lists the others', () => {
  expect(() => readStartOptions(['--locale', 'xx'])).toThrow(
    'The site has no language "xx". Fix: Write one of en,',
  );
});
