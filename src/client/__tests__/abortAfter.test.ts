import { abortAfter } from '../abortAfter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
