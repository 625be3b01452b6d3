import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, matchPath, renderRoutes, useHistory } from '../router';

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

function Place() {
  const history = useHistory();
  return <button onClick={() => history.push('/else')}>Next</button>;
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
