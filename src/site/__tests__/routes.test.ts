import { isSameRoute, routeFinder, routeKey } from '../routes';

const routes = [
  '/',
  '/zh/',
  '/blog/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/zh/config/lib/dts',
];

const findRoute = routeFinder(routes);

test.each([
  ['/', ''],
  ['/index', ''],
  ['/index.html', ''],
  ['/zh', '/zh'],
  ['/zh/index.html', '/zh'],
  ['/guide/start/', '/guide/start'],
  ['/guide/start/index/', '/guide/start'],
  ['/Guide/Start/Quick-Start.HTML', '/guide/start/quick-start'],
  ['/guide/start/quick%2Dstart', '/guide/start/quick-start'],
  ['/guide/%E4%B8%AD', '/guide/中'],
  ['/guide/index-page', '/guide/index-page'],
  ['/guide//', '/guide'],
  ['/guide///', '/guide'],
  ['///', ''],
  ['/guide/start/index.html//', '/guide/start'],
  ['/guide//start', '/guide//start'],
  ['/guide/%20', '/guide/ '],
  ['/guide%20/', '/guide '],
])('routeKey(%s) is %s', (pathname, key) => {
  expect(routeKey(pathname)).toBe(key);
});

test.each(['/%E0%A4%A', '/%', '/guide/%zz'])(
  'routeKey(%s): malformed encoding has no key',
  (pathname) => {
    expect(routeKey(pathname)).toBeUndefined();
  },
);

test.each([
  ['/GUIDE/START/INDEX.HTML', '/guide/start/'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/quick-star', undefined],
  ['/guide', undefined],
  ['/guide/start/quick-start%20', undefined],
  ['/guide/start/quick-start/more', undefined],
  ['/%E0%A4%A', undefined],
])('the route of %s is %s', (pathname, route) => {
  expect(findRoute(pathname)).toBe(route);
});

test('a malformed pathname is not even the same route as itself', () => {
  expect(isSameRoute('/%', '/%')).toBe(false);
});
