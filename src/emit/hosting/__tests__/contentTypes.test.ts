import { contentType } from '../contentTypes';

test.each([
  ['/a/b.md', 'text/markdown; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog-rss-zh.xml', 'application/rss+xml; charset=utf-8'],
  ['/v1.2/page', undefined],
  ['/x.unknown', undefined],
])('type of %s', (pathname, type) => {
  expect(contentType(pathname)).toBe(type);
});
