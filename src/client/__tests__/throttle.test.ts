import { throttle } from '../throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runs immediately, then once per interval, and once after the last call', () => {
  const run = jest.fn();
  const limited = throttle(run, 200);
  limited();
  limited();
  limited();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a cancelled run does not happen', () => {
  const run = jest.fn();
  const limited = throttle(run, 200);
  limited();
  limited();
  limited.cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
