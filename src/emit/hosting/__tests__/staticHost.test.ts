import { redirectsOf } from '../redirects';
import {
  headerRules,
  headersFor,
  parseHeaders,
  renderHeaders,
  renderRedirects,
} from '../staticHost';

const rules = headerRules({ 'X-One': "default-src 'self'; a: b", 'X-Two': '2' });

test('rules are read back as they were written', () => {
  expect(renderHeaders(rules)).toMatch(
    /^\/\*\n {2}X-One: default-src 'self'; a: b\n {2}X-Two: 2\n/,
  );
  expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
});

test.each([
  ['/', {}],
  ['/guide/assets/x.js', {}],
  ['/assets/js/x.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/zh/assets/x.css', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/zh/search/a.json', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/zh/guide/start/index.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
  ['/zh/llms.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['/a/xmd', {}],
  ['/blog-rss.xml', { 'Content-Type': 'application/rss+xml; charset=utf-8' }],
])('headers of %s', (pathname, own) => {
  expect(headersFor(pathname, rules)).toEqual({ ...rules[0]?.headers, ...own });
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

test('redirects, then the not-found pages', () => {
  expect(renderRedirects(redirectsOf(['guide']), ['/zh/'])).toBe(
    '/en / 301\n/en/ / 301\n/en/guide/* /guide/:splat 301\n/zh/* /zh/404.html 404\n',
  );
});
