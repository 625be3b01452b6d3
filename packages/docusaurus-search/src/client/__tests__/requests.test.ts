import { abortAfter, isOutdated } from '../requests';

const ask = jest.fn();
const failure = (request?: unknown) => Object.assign(new Error('ChunkLoadError'), { request });

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask;
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('a chunk whose server responds with %i: outdated is %s', async (status, outdated) => {
  ask.mockResolvedValueOnce({ status });
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(outdated);
  expect(ask).toHaveBeenCalledWith('/assets/js/a.js', expect.objectContaining({ method: 'HEAD' }));
});

test('a server that cannot be reached, or an error without a file, is not outdated', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isOutdated(failure('/assets/js/a.js'))).toBe(false);
  expect(await isOutdated(failure())).toBe(false);
});

test('the signal ends a request after the time, and says why', () => {
  jest.useFakeTimers();
  const signal = abortAfter(500);
  jest.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toEqual(new Error('There was no answer within 500 ms.'));
  jest.useRealTimers();
});

test('it needs no AbortSignal.timeout, which older browsers lack', () => {
  const missing = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect(abortAfter(500).aborted).toBe(false);
  missing.mockRestore();
});
