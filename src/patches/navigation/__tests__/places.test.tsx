import { createBrowserHistory, type History, type Location } from 'history';
import { storageKeys } from '../../../config/storageKeys';
import { followHistory, goAgain, returnToShown, showPlace } from '../places';

let history: History;
let shown: Location;
let end: () => void;
let scrollY = 0;
const scrollTo = jest.fn((_: number, y: number) => (scrollY = y));
const scrollIntoView = jest.fn();

/** Shows the page of the current entry, as the client does when the page has loaded. */
function show(): (() => void) | undefined {
  const from = shown;
  shown = history.location;
  return showPlace(from, shown);
}

function push(url: string): (() => void) | undefined {
  history.push(url);
  return show();
}

/** Scrolls as a reader does. */
function scroll(to: number): void {
  scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}

/** Goes through the history, without showing the page. */
function go(distance: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve();
    });
    history.go(distance);
  });
}

/** What a browser does for `<a href="#run">`. */
function followAnchor(hash: string, state: unknown = null): void {
  window.history.pushState(state, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

function start(): void {
  history = createBrowserHistory();
  shown = history.location;
  end = followHistory(history);
}

/** Leaves the document and loads a new one. */
function reload(): void {
  window.dispatchEvent(new Event('pagehide'));
  end();
  start();
}

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { get: () => scrollY, configurable: true });
  window.scrollTo = scrollTo as never;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<h2 id="run"></h2>';
  sessionStorage.clear();
  scrollY = 0;
  window.history.replaceState(null, '', '/a');
  start();
  jest.clearAllMocks();
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
});

describe('a new page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('starts at its top', () => {
    scroll(700);
    push('/b');
    jest.runAllTimers();
    expect(scrollY).toBe(0);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('is scrolled to its anchor after 100 ms', () => {
    push('/b#run');
    jest.advanceTimersByTime(99);
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test.each(['/b#nothing', '/b#%E0%A4%A', '/b#'])('%s has no anchor: it is at its top', (url) => {
    scroll(700);
    push(url);
    jest.runAllTimers();
    expect(scrollY).toBe(0);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('is not scrolled after it is left', () => {
    push('/b#run')?.();
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

test('on the same page, an anchor scrolls immediately, a new query does not, and its own link scrolls to the top', () => {
  push('/a#run');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  scroll(700);
  push('/a#nothing');
  push('/a?b=1#nothing');
  expect(scrollY).toBe(700);
  push('/a');
  expect(scrollY).toBe(0);
  scroll(700);
  history.replace('/a');
  show();
  expect(scrollY).toBe(0);
});

describe('a way back or forward', () => {
  test('restores the position at which the page was left, whatever its hash', async () => {
    push('/b#run')?.();
    scroll(700);
    push('/c');
    scroll(300);
    await go(-1);
    expect(show()).toBeUndefined();
    expect(scrollY).toBe(700);
    expect(scrollIntoView).not.toHaveBeenCalled();
    await go(1);
    show();
    expect(scrollY).toBe(300);
  });

  test('between anchors of a page', async () => {
    scroll(100);
    followAnchor('#run');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    show();
    scroll(700);
    followAnchor('#nothing');
    show();
    scroll(900);
    await go(-1);
    show();
    expect(scrollY).toBe(700);
    await go(-1);
    show();
    expect(scrollY).toBe(100);
    await go(2);
    show();
    expect(scrollY).toBe(900);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('does not include following the same anchor again', () => {
    followAnchor('#run');
    show();
    scroll(700);
    // A browser may keep the entry, with its state or without.
    for (const state of [window.history.state as unknown, null]) {
      window.history.replaceState(state, '');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
      show();
    }
    expect(scrollIntoView).toHaveBeenCalledTimes(3);
    expect(scrollY).toBe(700);
  });

  test('after a reload', async () => {
    push('/b');
    scroll(700);
    push('/c');
    scroll(300);
    reload();
    await go(-1);
    show();
    expect(scrollY).toBe(700);
    await go(1);
    show();
    expect(scrollY).toBe(300);
  });

  test('from a restored document, across entries of another one', async () => {
    push('/b');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    const key = 'of-another-document';
    const stored = JSON.parse(sessionStorage.getItem(storageKeys.places)!) as object[];
    sessionStorage.setItem(storageKeys.places, JSON.stringify([...stored, { key, top: 500 }]));
    const event = new Event('pageshow');
    Object.assign(event, { persisted: true });
    window.dispatchEvent(event);
    followAnchor('#other', { key });
    show();
    expect(scrollY).toBe(500);
    await go(-1);
    show();
    expect(scrollY).toBe(700);
  });

  test('without storage, as long as the document is open', async () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    push('/b');
    scroll(700);
    push('/c');
    await go(-1);
    show();
    expect(scrollY).toBe(700);
    reload();
    await go(-1);
    show();
    expect(scrollY).toBe(0);
  });
});

describe('what the browser restores itself', () => {
  test('is the position of another document, not of another entry', () => {
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test('is not the position of an entry that was left for another one of the same document', () => {
    push('/b');
    scroll(700);
    reload();
    expect(scrollTo).not.toHaveBeenCalledWith(0, 700);
    window.history.scrollRestoration = 'manual';
    end();
    start();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  test.each([
    [100, 700],
    [500, 300],
  ])('is corrected if it jumped to the anchor, %i px below the top', (distance, expected) => {
    push('/b#run')?.();
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    end();
    scrollY = 300;
    document.getElementById('run')!.getBoundingClientRect = () => ({ top: distance }) as DOMRect;
    start();
    window.dispatchEvent(new Event('pageshow'));
    expect(scrollY).toBe(expected);
  });
});

describe('a page that cannot be loaded', () => {
  /** Waits for navigations of the history, which are asynchronous. */
  const settled = (pathname: string) =>
    new Promise<void>((resolve) => {
      const stop = history.listen((location) => {
        stop();
        expect(location.pathname).toBe(pathname);
        resolve();
      });
    });

  test('becomes the next entry of the history, whose position is its top', async () => {
    scroll(700);
    const { length } = window.history;
    for (let attempt = 0; attempt < 2; attempt++) {
      history.push('/b');
      const isBack = settled('/a');
      returnToShown(history, shown);
      await isBack;
      show();
    }
    expect(scrollTo).not.toHaveBeenCalled();
    expect(window.history).toHaveLength(length + 1);
    await go(1);
    expect(history.location.pathname).toBe('/b');
    show();
    expect(scrollY).toBe(0);
    await go(-1);
    show();
    expect(scrollY).toBe(700);
  });

  test('stays the previous entry if the reader was going back', async () => {
    scroll(700);
    push('/b');
    scroll(300);
    await go(-1);
    const isBack = settled('/b');
    returnToShown(history, shown);
    await isBack;
    show();
    expect(scrollY).toBe(300);
    await go(-1);
    show();
    expect(scrollY).toBe(700);
  });

  test('restores the entry that it replaced', async () => {
    scroll(700);
    history.replace('/b');
    const isBack = settled('/a');
    returnToShown(history, shown);
    await isBack;
    show();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([
    ['new', () => Promise.resolve(history.push('/c')), '/c', 0],
    ['the way back', () => go(-1), '/a', 0],
    ['in the place of another', () => Promise.resolve(history.replace('/c')), '/c', 1],
  ])('can be retried when it was %s', async (_, leave, there, added) => {
    push('/b');
    await leave();
    const failed = history.location;
    const isBack = settled('/b');
    returnToShown(history, shown);
    await isBack;
    show();
    const { length } = window.history;
    const isThere = settled(there);
    goAgain(history, failed);
    await isThere;
    expect(window.history).toHaveLength(length + added);
    const goes = jest.spyOn(window.history, 'go');
    goAgain(history, history.location);
    expect(goes).not.toHaveBeenCalled();
  });

  test('is not left again after the reader has left it', async () => {
    history.push('/b');
    await go(-1);
    const goes = jest.spyOn(window.history, 'go');
    returnToShown(history, shown);
    expect(goes).not.toHaveBeenCalled();
  });
});
