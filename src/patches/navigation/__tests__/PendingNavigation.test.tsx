import { useEffect } from 'react';
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
const keep = (current: typeof history) => (history = current);

function Shown() {
  return <p>Page {useLocation().pathname.slice(1).toUpperCase()}</p>;
}

function App() {
  const current = useHistory();
  useEffect(() => void keep(current), [current]);
  return (
    <PendingNavigation location={useLocation()}>
      <Shown />
    </PendingNavigation>
  );
}

function visit(url: string): void {
  window.history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue([]);
});

test('a page that the reader chooses in the meantime wins', async () => {
  let finish = (_: void[]) => undefined as void;
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  visit('/a');
  act(() => history.push('/b'));
  act(() => history.push('/c'));
  await act(() => Promise.resolve(finish([])));
  expect(await screen.findByText('Page C')).toBeVisible();
});

test('a page that fails while the reader chooses another one is ignored', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let answer = (_: boolean) => undefined as void;
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  served.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  visit('/a');
  act(() => history.push('/b'));
  await waitFor(() => expect(served).toHaveBeenCalled());
  act(() => history.push('/c'));
  await act(() => Promise.resolve(answer(false)));
  expect(await screen.findByText('Page C')).toBeVisible();
  expect(history.location.pathname).toBe('/c');
  expect(screen.queryByRole('alert')).toBeNull();
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
    visit('/a');
    act(() => history.push('/b'));
    expect(await screen.findByText('Page B')).toBeVisible();
    expect(startViewTransition).toHaveBeenCalledTimes(fades);
    expect(animate).toHaveBeenCalledTimes(fades);
  });
});
