import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory } from 'history';
import { Route, Router, useLocation } from 'react-router-dom';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { site } from '../../../config/site';
import { isChunkMissing } from '../../../lib/deployment';
import PendingNavigation from '../PendingNavigation';
import { loadInFull } from '../places';
import preload from '../preload';

jest.mock('../preload', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../../../lib/deployment', () => ({ isChunkMissing: jest.fn() }));
jest.mock('../places', () => ({
  ...jest.requireActual<object>('../places'),
  loadInFull: jest.fn(),
}));
jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: jest.fn(),
}));

const load = jest.mocked(preload);
const missing = jest.mocked(isChunkMissing);
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
  missing.mockResolvedValue(false);
  jest.mocked(dispatchLifecycleAction).mockReturnValue(cleanUp);
  window.scrollTo = scrollTo;
});

test('the first page is reported to client modules', () => {
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

test('a page that the reader chooses in the meantime wins', async () => {
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

  test('is logged once, and the reader stays and sees a message', async () => {
    load.mockRejectedValueOnce(error);
    const history = visit('/a?b=1');
    act(() => history.push('/b'));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the page.");
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    expect(history.location.search).toBe('?b=1');
    expect(log.mock.calls).toEqual([['The page /b could not be loaded.', error]]);
    expect(missing).toHaveBeenCalledWith(error);
    expect(screen.getByText('Page A')).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(cleanUp).toHaveBeenCalled();
    // This ends the progress bar.
    await waitFor(() => expect(dispatched().at(-1)).toEqual(['onRouteDidUpdate', '/a', '/a']));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('can be tried again, by its link or from the message', async () => {
    load.mockRejectedValueOnce(error);
    const history = visit('/a');
    act(() => history.push('/b'));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    load.mockRejectedValueOnce(error);
    act(() => history.push('/b'));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Page B')).toBeVisible();
    expect(history.location.pathname).toBe('/b');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows a message for each failure until it is dismissed', async () => {
    load.mockRejectedValue(error);
    const history = visit('/a');
    act(() => history.push('/b'));
    const first = await screen.findByRole('alert');
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    act(() => history.push('/b'));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    await waitFor(() => expect(history.location.pathname).toBe('/a'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
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

  test('does not keep the entry when the reader was going back', async () => {
    const history = visit('/a');
    act(() => history.push('/b'));
    await screen.findByText('Page B');
    load.mockRejectedValueOnce(error);
    act(() => history.goBack());
    await screen.findByRole('alert');
    await waitFor(() => expect(history.location.pathname).toBe('/b'));
    expect(screen.getByText('Page B')).toBeVisible();
  });

  test('is loaded in full if the site was redeployed', async () => {
    load.mockRejectedValueOnce(error);
    missing.mockResolvedValueOnce(true);
    const history = visit('/a');
    act(() => history.push('/b#run'));
    await waitFor(() => expect(loadInFull).toHaveBeenCalledTimes(1));
    expect(history.location).toMatchObject({ pathname: '/b', hash: '#run' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('is ignored when the reader chooses another page meanwhile', async () => {
    let answer = (_: boolean) => undefined as void;
    load.mockRejectedValueOnce(error);
    missing.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const history = visit('/a');
    act(() => history.push('/b'));
    await waitFor(() => expect(missing).toHaveBeenCalled());
    act(() => history.push('/c'));
    await act(() => Promise.resolve(answer(false)));
    expect(await screen.findByText('Page C')).toBeVisible();
    expect(history.location.pathname).toBe('/c');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the animation of the content', () => {
  const { theme } = site;
  const startViewTransition = jest.fn((change: () => void) => {
    act(change);
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  const animate = jest.fn();

  beforeEach(() => {
    Object.assign(document, { startViewTransition });
    Object.assign(document.documentElement, { animate });
  });

  afterEach(() => {
    site.theme = theme;
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  test.each([
    ['is off by default', undefined, false, 0],
    ['fades the old page', true, false, 1],
    ['is off where motion is not wanted', true, true, 0],
  ])('%s', async (_, enableContentAnimation = theme.enableContentAnimation, matches, fades) => {
    site.theme = { ...theme, enableContentAnimation };
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    const history = visit('/a');
    act(() => history.push('/b'));
    expect(await screen.findByText('Page B')).toBeVisible();
    expect(startViewTransition).toHaveBeenCalledTimes(fades);
    expect(animate).toHaveBeenCalledTimes(fades);
  });
});
