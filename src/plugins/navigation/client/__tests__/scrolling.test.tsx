import { rememberPosition, scrollAfterNavigation } from '../scrolling';

let key = 0;

function at(url: string) {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return { pathname, search, hash, key: String(key++), state: undefined };
}

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<h2 id="run"></h2><h2 id="构建"></h2>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

test('a new page starts at its top', () => {
  scrollAfterNavigation(at('/a'), at('/b'), false);
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each(['/b#run', '/b#构建', '/b#%E6%9E%84%E5%BB%BA'])(
  'at %s the heading is scrolled to after 100 ms',
  (url) => {
    scrollAfterNavigation(at('/a'), at(url), false);
    jest.advanceTimersByTime(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

test.each(['/b#nothing', '/b#%E0%A4%A', '/b#'])(
  '%s has no anchor: the page is at its top',
  (url) => {
    scrollAfterNavigation(at('/a'), at(url), false);
    jest.runAllTimers();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test('a page left in time is not scrolled', () => {
  scrollAfterNavigation(at('/a'), at('/b#run'), false)?.();
  jest.runAllTimers();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the same page: an anchor at once, another query not at all, its own link to the top', () => {
  scrollAfterNavigation(at('/a'), at('/a#run'), false);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  scrollAfterNavigation(at('/a'), at('/a#nothing'), false);
  scrollAfterNavigation(at('/a'), at('/a?b=1'), false);
  expect(scrollTo).not.toHaveBeenCalled();
  scrollAfterNavigation(at('/a'), at('/a'), false);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('the way back leads to where the page was left', () => {
  const from = at('/a#run');
  Object.defineProperty(window, 'scrollY', { value: 321, configurable: true });
  rememberPosition(from);
  scrollAfterNavigation(at('/b'), from, true);
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenCalledWith(0, 321);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
