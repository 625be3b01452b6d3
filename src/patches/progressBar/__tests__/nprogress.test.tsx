import nprogress from '../nprogress';

const bar = () => document.querySelector<HTMLElement>('#nprogress > .bar');

/** How much of the window's width the bar takes, from 0 to 1; undefined without a bar. */
function progress(): number | undefined {
  const [, hidden] = /^translateX\(-?([\d.]+)%\)$/.exec(bar()?.style.transform ?? '') ?? [];
  return hidden === undefined ? undefined : 1 - Number(hidden) / 100;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  nprogress.done();
  jest.runAllTimers();
  jest.restoreAllMocks();
});

test('one bar starts at 0.08, and moves to its place within 200 ms', () => {
  nprogress.start();
  nprogress.start();
  expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1);
  expect(progress()).toBeCloseTo(0.08);
  expect(bar()?.style.transition).toMatch(/^transform 200ms ease,/);
});

test('it trickles every 800 ms by at most 0.02, and never past 0.994', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  nprogress.start();
  jest.advanceTimersByTime(799);
  expect(progress()).toBeCloseTo(0.08);
  jest.advanceTimersByTime(1);
  expect(progress()).toBeCloseTo(0.09);
  random.mockReturnValue(1);
  jest.advanceTimersByTime(800);
  expect(progress()).toBeCloseTo(0.11);
  jest.advanceTimersByTime(100 * 800);
  expect(progress()).toBeCloseTo(0.994);
});

test('it is filled within 200 ms when the page is there, and then fades as fast', () => {
  nprogress.start();
  nprogress.done();
  nprogress.done();
  expect(progress()).toBe(1);
  expect(bar()?.style.opacity).toBe('0');
  expect(bar()?.style.transition).toMatch(/ opacity 200ms linear 200ms$/);
  jest.advanceTimersByTime(399);
  expect(bar()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1600);
  expect(bar()).toBeNull();
});

test('nothing shows where a page was there before the bar', () => {
  nprogress.done();
  expect(bar()).toBeNull();
});
