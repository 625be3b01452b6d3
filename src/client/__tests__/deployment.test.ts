import { isServed } from '../deployment';

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
  ask.mockReset();
  globalThis.fetch = ask;
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
  jest.useFakeTimers();
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
  jest.useRealTimers();
});

test.each([[failure()], ['a text'], [undefined]])(
  '%p does not name a file: no request is sent',
  async (error) => {
    expect(await isServed(error)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  },
);
