import { routeKey } from '../../../site/routes';
import { renderNginxHeaders, routeKeyPattern } from '../nginx';

test('nginx normalizes paths as the site does', () => {
  const paths = ['', '/a', '/a/b', '/a\r\nb', '/a//b']
    .flatMap((path) => ['', '/index', '/xindex', '/index/index'].map((index) => path + index))
    .flatMap((path) => ['', '.html', '.HTML', '/.html', '.html.html'].map((end) => path + end))
    .flatMap((path) => ['', '/', '///', ' ', '/ ', ' /', '\n'].map((end) => path + end));
  const keyOf = (path: string) => new RegExp(routeKeyPattern, 'i').exec(path)?.groups?.site_path;
  expect(paths.map((path) => keyOf(path)?.toLowerCase())).toEqual(paths.map(routeKey));
});

test('a header that nginx would interpret differently is refused', () => {
  expect(() => renderNginxHeaders({ 'X-A': 'costs $1' })).toThrow(
    'nginx would interpret this differently',
  );
});
