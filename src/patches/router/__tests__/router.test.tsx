import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import {
  BrowserRouter,
  matchPath,
  matchRoutes,
  renderRoutes,
  Route,
  useHistory,
  useLocation,
} from '../router';

const page = () => null;
const start = { path: '/guide/start', exact: true, component: page };
const guide = { path: '/guide', component: page, routes: [start] };
const unknown = { path: '*', component: page };

beforeEach(() => window.history.replaceState(null, '', '/guide'));

test.each([
  ['/guide', '/guide', true],
  ['/guide', '/guide/', true],
  ['/guide/', '/guide', true],
  ['/guide', '/Guide', true],
  ['/', '/', true],
  ['*', '/any/path', true],
  ['/guide', '/guide/start', false],
  ['/guide', '/guidelines', false],
  ['/', '/guide', false],
])('%s is exactly the path of %s: %s', (path, pathname, expected) => {
  expect(matchPath(pathname, { path, exact: true }) !== null).toBe(expected);
});

test('a path matches those below it', () => {
  expect(matchPath('/guide/start', { path: '/guide' })).toEqual({ url: '/guide', isExact: false });
  expect(matchPath('/guide/start', { path: '/' })).toEqual({ url: '/', isExact: false });
  expect(matchPath('/guidelines', { path: '/guide' })).toBeNull();
});

test('routes are matched from the outermost to the page', () => {
  const found = (pathname: string) =>
    matchRoutes([guide, unknown], pathname).map(({ route }) => route);
  expect(found('/guide/start')).toEqual([guide, start]);
  expect(found('/else')).toEqual([unknown]);
});

function Place() {
  const history = useHistory();
  const { pathname } = useLocation();
  return <button onClick={() => history.push('/else')}>{pathname}</button>;
}

test('a route does not reuse the instance of another route with the same component', () => {
  const Input = () => <input aria-label="Name" />;
  const routes = ['/guide', '/else'].map((path) => ({ path, component: Input }));
  render(
    <BrowserRouter>
      <Place />
      {renderRoutes(routes)}
    </BrowserRouter>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a part of the page can stay at another location', () => {
  const shown = createMemoryHistory({ initialEntries: ['/shown'] }).location;
  render(
    <BrowserRouter>
      <Route location={shown} render={() => <Place />} />
    </BrowserRouter>,
  );
  expect(screen.getByRole('button', { name: '/shown' })).toBeInTheDocument();
});
