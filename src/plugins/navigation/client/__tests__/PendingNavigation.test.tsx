import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import { Route, Router, useLocation } from 'react-router-dom';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '../PendingNavigation';
import preload from '../preload';

jest.mock('../preload', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: jest.fn(),
}));

const load = jest.mocked(preload);
const cleanUp = jest.fn();
const scrollTo = jest.fn();
const dispatched = () =>
  jest
    .mocked(dispatchLifecycleAction)
    .mock.calls.map(([action, { previousLocation, location }]) => [
      action,
      previousLocation?.pathname ?? null,
      location.pathname,
    ]);

function App() {
  return (
    <PendingNavigation location={useLocation()}>
      <Route path="/a">Page A</Route>
      <Route path="/b">Page B</Route>
      <Route path="/c">Page C</Route>
    </PendingNavigation>
  );
}

function visit(url: string) {
  window.history.replaceState(null, '', url);
  const history = createBrowserHistory();
  render(
    <Router history={history}>
      <App />
    </Router>,
  );
  return history;
}

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue();
  jest.mocked(dispatchLifecycleAction).mockReturnValue(cleanUp);
  window.scrollTo = scrollTo;
});

test('the first page is told of', () => {
  visit('/a');
  expect(dispatched()).toEqual([
    ['onRouteUpdate', null, '/a'],
    ['onRouteDidUpdate', null, '/a'],
  ]);
});

test('the old page shows until the new one has loaded', async () => {
  let finish = () => undefined as void;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const history = visit('/a');
  act(() => history.push('/b'));
  expect(screen.getByText('Page A')).toBeVisible();
  finish();
  expect(await screen.findByText('Page B')).toBeVisible();
  expect(dispatched().slice(2)).toEqual([
    ['onRouteUpdate', '/a', '/b'],
    ['onRouteDidUpdate', '/a', '/b'],
  ]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a page chosen in the meantime wins', async () => {
  let finish = () => undefined as void;
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const history = visit('/a');
  act(() => history.push('/b'));
  act(() => history.push('/c'));
  await act(() => Promise.resolve(finish()));
  expect(await screen.findByText('Page C')).toBeVisible();
});

describe('a page that fails to load', () => {
  const error = new Error('ChunkLoadError');
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });

  afterEach(() => log.mockRestore());

  test('is logged once, and the reader stays', async () => {
    load.mockRejectedValueOnce(error);
    const history = visit('/a?b=1');
    act(() => history.push('/b'));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    expect(history.location.search).toBe('?b=1');
    expect(log.mock.calls).toEqual([['The page /b could not be loaded.', error]]);
    expect(screen.getByText('Page A')).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(cleanUp).toHaveBeenCalled();
    // Which ends the progress bar.
    await waitFor(() => expect(dispatched().at(-1)).toEqual(['onRouteDidUpdate', '/a', '/a']));
  });

  test('can be tried again', async () => {
    load.mockRejectedValueOnce(error);
    const history = visit('/a');
    act(() => history.push('/b'));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    act(() => history.push('/b'));
    expect(await screen.findByText('Page B')).toBeVisible();
    expect(history.location.pathname).toBe('/b');
  });

  test('leaves the way back to where the reader was', async () => {
    load.mockRejectedValueOnce(error);
    const history = visit('/a');
    act(() => history.push('/b'));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    Object.assign(window, { scrollY: 700 });
    fireEvent.scroll(window);
    act(() => history.push('/c'));
    await screen.findByText('Page C');
    Object.assign(window, { scrollY: 0 });
    act(() => history.goBack());
    await screen.findByText('Page A');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  test('on the way back is no way back', async () => {
    const history = visit('/a');
    act(() => history.push('/b'));
    await screen.findByText('Page B');
    load.mockRejectedValueOnce(error);
    act(() => history.goBack());
    await waitFor(() => expect(history.location.pathname).toBe('/b'));
    expect(screen.getByText('Page B')).toBeVisible();
  });
});
