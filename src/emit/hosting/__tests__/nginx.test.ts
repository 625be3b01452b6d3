import { routeKey } from '../../../site/routes';
import { renderNginxHeaders, routeKeyPattern } from '../nginx';

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

test('a header that nginx would interpret differently is refused', () => {
  expect(() => renderNginxHeaders({ 'X-A': 'costs $1' })).toThrow(
    'nginx would interpret this differently',
  );
  expect(renderNginxHeaders({ 'X-A': "'self'; b" })).toBe(`add_header X-A "'self'; b" always;\n`);
});
