import { redirectsOf } from '../redirects';
import { routeKey } from '../../../site/routes';
import { renderMaps, renderServer, routeKeyPattern } from '../nginx';

// The rest is tested against nginx itself: `npm run hosting`.
const maps = renderMaps({
  routes: ['/', '/guide/start/'],
  redirects: redirectsOf(['guide']),
  notFoundPages: { en: '/404.html', zh: '/zh/404.html' },
});

test.each([
  '/',
  '',
  '/index',
  '/index.html',
  '/a/',
  '/a//',
  '/a///',
  '///',
  '/a//index.html//',
  '/a/ ',
  '/a /',
  '/a\n',
  '/a/b',
  '/a/b.html',
  '/a/b.HTML/',
  '/a/index',
  '/a/index/index',
  '/a/index.html/',
  '/a.html.html',
  '/a/xindex',
  '/.html',
  '/a\r\nb/',
])('nginx normalizes %j as the site does', (pathname) => {
  const key = new RegExp(routeKeyPattern, 'i').exec(pathname)?.groups?.site_path;
  expect(key?.toLowerCase()).toBe(routeKey(pathname));
});

function redirect(url: string): string | undefined {
  const [, source = ''] = /"~\*(\^\/en\/guide.*?)" \/guide\/\$site_rest;/.exec(maps) ?? [];
  const match = new RegExp(source, 'i').exec(url);
  return match ? `/guide/${match.groups?.site_rest ?? ''}` : undefined;
}

test.each([
  ['/en/guide', '/guide/'],
  ['/EN/guide/start/?a=1', '/guide/start/'],
  ['/en/guide//host', '/guide//host'],
  ['/en/guides/start/', undefined],
  ['/zh/en/guide/', undefined],
])('redirect of %s', (url, target) => {
  expect(redirect(url)).toBe(target);
});

test('a header that nginx would interpret differently is refused', () => {
  expect(() => renderServer({ 'X-A': 'costs $1' })).toThrow(
    'nginx would interpret this differently',
  );
  expect(renderServer({ 'X-A': "'self'; b" })).toContain(`add_header X-A "'self'; b" always;`);
});
