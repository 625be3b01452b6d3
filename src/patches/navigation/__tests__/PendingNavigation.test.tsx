import { act, render, screen, waitFor } from '@testing-library/react';
import { isServed } from 'docusaurus-search/requests';
import { BrowserRouter, useHistory, useLocation } from 'react-router-dom';
import preload from '@docusaurus/core/lib/client/preload';
import { site } from '../../../site/site';
import PendingNavigation from '../PendingNavigation';

jest.mock('@docusaurus/core/lib/client/preload', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('docusaurus-search/requests', () => ({ isServed: jest.fn() }));
jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: () => () => undefined,
}));

const load = jest.mocked(preload);
const served = jest.mocked(isServed);
let history: ReturnType<typeof useHistory>;

function Shown() {
  return <p>Page {useLocation().pathname}</p>;
}

function App() {
  history = useHistory();
  return (
    <PendingNavigation location={useLocation()}>
      <Shown />
    </PendingNavigation>
  );
}

beforeEach(() => {
  load.mockResolvedValue([]);
  window.history.replaceState(null, '', '/a');
  render(<App />, { wrapper: BrowserRouter });
});

/** Waits for something in place of what the browser answers, and returns what answers it. */
function hold<Value>(wait: (promise: Promise<Value>) => void): (value: Value) => Promise<void> {
  let answer = (_: Value) => undefined as void;
  wait(new Promise((resolve) => (answer = resolve)));
  return (value) => act(() => Promise.resolve(answer(value)));
}

test('a page that the reader chooses in the meantime wins', async () => {
  const finish = hold<void[]>((promise) => load.mockReturnValueOnce(promise));
  act(() => history.push('/b'));
  act(() => history.push('/c'));
  await finish([]);
  expect(await screen.findByText('Page /c')).toBeVisible();
});

test('a page that fails while the reader chooses another one is ignored', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const answer = hold<boolean>((promise) => served.mockReturnValueOnce(promise));
  act(() => history.push('/b'));
  await waitFor(() => expect(served).toHaveBeenCalled());
  act(() => history.push('/c'));
  await answer(false);
  expect(await screen.findByText('Page /c')).toBeVisible();
  expect(history.location.pathname).toBe('/c');
  // Not a second time, as the environment would where the page were loaded in full.
  expect(log).toHaveBeenCalledTimes(1);
});

test.each([
  ['fades', false, 1],
  ['does not fade where motion is not wanted', true, 0],
])('with the animation of the content the old page %s', async (_, matches, fades) => {
  const { theme } = site;
  const startViewTransition = jest.fn((change: () => void) => {
    act(change);
    return { ready: Promise.reject(new Error()), finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition });
  site.theme = { ...theme, enableContentAnimation: true };
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  act(() => history.push('/b'));
  expect(await screen.findByText('Page /b')).toBeVisible();
  expect(startViewTransition).toHaveBeenCalledTimes(fades);
  site.theme = theme;
});
