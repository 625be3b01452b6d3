import { redirectsOf } from '../redirects';
import { headerRules, headersFor, renderHeaders, renderRedirects } from '../staticHost';

const rules = headerRules({ 'X-One': '1' });

test.each([
  ['/guide/assets/x.js', {}],
  ['/zh/search/a.json', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/a/xmd', {}],
])('headers of %s', (pathname, own) => {
  expect(headersFor(pathname, rules)).toEqual({ 'X-One': '1', ...own });
});

test('no two rules for one path set the same header, because hosts would join the values', () => {
  for (const { path } of rules) {
    const names = rules
      .filter((rule) => Object.keys(headersFor(path, [rule])).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a line that hosts would truncate is refused', () => {
  const long = [{ path: '/*', headers: { 'X-Long': 'x'.repeat(2000) } }];
  expect(() => renderHeaders(long)).toThrow(/2010 characters, hosts read 2000/);
});

test('redirects, each with its section, then the not-found pages', () => {
  expect(renderRedirects(redirectsOf(['guide']), ['/zh/'])).toBe(
    '/en / 301\n/en/ / 301\n/en/guide/* /guide/:splat 301\n/zh/* /zh/404.html 404\n',
  );
});
