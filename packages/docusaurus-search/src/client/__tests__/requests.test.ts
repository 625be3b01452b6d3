import { isOutdated, isServed } from '../requests';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });
const chunk = failure('/assets/js/a.js');

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  globalThis.fetch = ask;
});

test.each([
  [404, true, true],
  [410, true, true],
  [200, false, true],
  [403, false, false],
  [503, false, false],
])('a server that responds with %i: outdated is %s, served is %s', async (status, ...expected) => {
  ask.mockResolvedValue({ status, ok: status === 200 });
  expect([await isOutdated(chunk), await isServed(chunk)]).toEqual(expected);
  const options = { method: 'HEAD', cache: 'no-store', signal: expect.anything() as AbortSignal };
  expect(ask.mock.calls).toEqual(Array(2).fill(['/assets/js/a.js', options]));
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'does not answer for 5 s',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  ],
])('a server that %s', async (_, answer) => {
  ask.mockImplementation(answer);
  const outcomes = Promise.all([isOutdated(chunk), isServed(chunk)]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await outcomes).toEqual([false, false]);
});

test.each([[failure()], ['a text'], [undefined]])(
  'no request if %p names no file',
  async (error) => {
    expect([await isOutdated(error), await isServed(error)]).toEqual([false, false]);
    expect(ask).not.toHaveBeenCalled();
  },
);
