import { routesOf, sectionsOf } from '../builtSite';

test('routes are the pages in their canonical form', () => {
  const files = ['/404.html', '/a/b.html', '/a/index.html', '/index.html', '/x.md', '/zh/404.html'];
  expect(routesOf(files)).toEqual(['/a/b', '/a/', '/']);
});

test('a route that can be encoded in several ways is refused', () => {
  expect(() => routesOf(['/zh/blog/发布.html', '/a b.html'])).toThrow(
    /slug: \/zh\/blog\/发布, \/a b$/,
  );
});

test('sections are the first segments without the locales', () => {
  expect(sectionsOf(['/', '/guide/a', '/guide/', '/zh/', '/zh/x/'], ['en', 'zh'])).toEqual([
    'guide',
  ]);
});
