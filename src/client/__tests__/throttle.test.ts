import { throttle } from '../throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a cancelled run does not happen', () => {
  const run = jest.fn();
  const limited = throttle(run, 200);
  limited();
  limited();
  limited.cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
