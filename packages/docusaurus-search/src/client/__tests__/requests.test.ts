import { abortAfter, isOutdated, isServed } from '../requests';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });

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
  const chunk = failure('/assets/js/a.js');
  expect([await isOutdated(chunk), await isServed(chunk)]).toEqual(expected);
  const options = { method: 'HEAD', cache: 'no-store', signal: expect.anything() as AbortSignal };
  expect(ask.mock.calls).toEqual(Array(2).fill(['/assets/js/a.js', options]));
});

test('a server that cannot be reached', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const chunk = failure('/assets/js/a.js');
  expect([await isOutdated(chunk), await isServed(chunk)]).toEqual([false, false]);
});

test('a server that never answers, after 5 s', async () => {
  ask.mockImplementationOnce(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const outcome = jest.fn();
  void isServed(failure('/assets/js/a.js')).then(outcome);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(false);
});

test.each([[failure()], ['a text'], [undefined]])(
  '%p does not name a file: no request is sent',
  async (error) => {
    expect([await isOutdated(error), await isServed(error)]).toEqual([false, false]);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('the signal ends a request after the time, and says why', () => {
  const signal = abortAfter(500);
  jest.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toEqual(new Error('There was no answer within 500 ms.'));
});

test('it needs no AbortSignal.timeout, which older browsers lack', () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect(abortAfter(500).aborted).toBe(false);
});
