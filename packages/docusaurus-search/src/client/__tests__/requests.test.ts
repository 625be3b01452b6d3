import { abortAfter, isOutdated, isServed } from '../requests';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });

function answer(status: number, type?: string): void {
  ask.mockResolvedValueOnce({
    status,
    ok: status === 200,
    headers: new Headers(type ? { 'content-type': type } : {}),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  globalThis.fetch = ask;
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('a chunk whose server responds with %i: outdated is %s', async (status, outdated) => {
  answer(status);
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(outdated);
  expect(ask).toHaveBeenCalledWith('/assets/js/a.js', expect.objectContaining({ method: 'HEAD' }));
});

test('a server that cannot be reached, or an error without a file, is not outdated', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(false);
  expect(await isOutdated(failure())).toBe(false);
});

test.each([
  [404, 'text/html; charset=utf-8', true],
  [410, undefined, true],
  [200, 'text/html', true],
  [200, 'text/javascript; charset=utf-8', true],
  [403, 'text/html', false],
  [503, 'text/html', false],
])('a server that responds with %i and %s', async (status, type, missing) => {
  answer(status, type);
  expect(await isServed(failure('/assets/js/a.js'))).toBe(missing);
  const [url, { signal, ...options }] = ask.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('/assets/js/a.js');
  expect(options).toEqual({ method: 'HEAD', cache: 'no-store' });
  expect(signal).toHaveProperty('aborted', false);
});

test('a server that cannot be reached', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isServed(failure('/assets/js/a.js'))).toBe(false);
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
    expect(await isServed(error)).toBe(false);
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
  const missing = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect(abortAfter(500).aborted).toBe(false);
  missing.mockRestore();
});
