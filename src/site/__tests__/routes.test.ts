import { isSameRoute, routeFinder, routeKey } from '../routes';

test.each([
  ['/', ''],
  ['/index.html', ''],
  ['/zh/index.html', '/zh'],
  ['/guide/start/', '/guide/start'],
  ['/guide/start/index/', '/guide/start'],
  ['/Guide/Start/Quick-Start.HTML', '/guide/start/quick-start'],
  ['/guide/start/quick%2Dstart', '/guide/start/quick-start'],
  ['/guide/%E4%B8%AD', '/guide/中'],
  ['/guide/index-page', '/guide/index-page'],
  ['///', ''],
  ['/guide/start/index.html//', '/guide/start'],
  ['/guide//start', '/guide//start'],
  ['/guide/%20', '/guide/ '],
  ['/guide%20/', '/guide '],
  // Malformed
  ['/guide/%zz', undefined],
])('routeKey(%s) is %s', (pathname, key) => {
  expect(routeKey(pathname)).toBe(key);
});

test.each([
  ['/GUIDE/START/INDEX.HTML', '/guide/start/'],
  ['/guide', undefined],
  ['/guide/start/more', undefined],
  ['/%E0%A4%A', undefined],
])('the route of %s is %s', (pathname, route) => {
  expect(routeFinder(['/', '/guide/start/'])(pathname)).toBe(route);
});

test('a malformed pathname is not even the same route as itself', () => {
  expect(isSameRoute('/%', '/%')).toBe(false);
});
