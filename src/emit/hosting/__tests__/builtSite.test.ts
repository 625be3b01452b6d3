import { routesOf } from '../builtSite';

test('a route that can be encoded in several ways is refused', () => {
  expect(() => routesOf(['/zh/blog/发布.html', '/a b.html'])).toThrow(
    /slug: \/zh\/blog\/发布, \/a b$/,
  );
});
