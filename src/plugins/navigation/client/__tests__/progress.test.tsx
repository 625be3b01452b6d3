import progressBar from '@docusaurus/theme-classic/lib/nprogress';

// The library comes with the theme and without types.
const nprogress = jest.requireActual<{
  settings: object;
  status: number | null;
  remove: () => void;
  inc: (amount: number) => void;
}>('nprogress');

/** Specification section 9, "Progress bar". */
test('the constants are those of the library, left as they are by the theme', () => {
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    easing: 'ease',
    trickle: true,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});

describe('a navigation', () => {
  const at = (pathname: string) => ({ pathname, search: '', hash: '' });
  const go = () =>
    progressBar.onRouteUpdate?.({ previousLocation: at('/a'), location: at('/b') } as never);
  const status = () => nprogress.status;

  beforeEach(() => {
    jest.useFakeTimers();
    nprogress.remove();
  });

  afterEach(() => {
    progressBar.onRouteDidUpdate?.({} as never);
    jest.runAllTimers();
    jest.useRealTimers();
  });

  test('shows the bar after 200 ms, at the minimum', () => {
    go();
    jest.advanceTimersByTime(199);
    expect(status()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(status()).toBe(0.08);
  });

  test('that ends before shows none', () => {
    const cleanUp = go() as () => void;
    jest.advanceTimersByTime(199);
    cleanUp();
    jest.advanceTimersByTime(1000);
    expect(status()).toBeNull();
  });

  test('trickles every 800 ms by 0.02 at most, and never past 0.994', () => {
    go();
    jest.advanceTimersByTime(200);
    jest.advanceTimersByTime(799);
    expect(status()).toBe(0.08);
    jest.advanceTimersByTime(1);
    expect(status()).toBeGreaterThan(0.08);
    expect(status()).toBeLessThanOrEqual(0.1);
    jest.advanceTimersByTime(800 * 1000);
    expect(status()).toBeLessThanOrEqual(0.994);
    nprogress.inc(0.5);
    expect(status()).toBe(0.994);
  });

  test('within a page shows none', () => {
    progressBar.onRouteUpdate?.({ previousLocation: at('/a'), location: at('/a') } as never);
    jest.advanceTimersByTime(1000);
    expect(status()).toBeNull();
  });
});
